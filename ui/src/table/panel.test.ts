import { flushSync, mount, unmount } from 'svelte';
import { expect, it, vi } from 'vitest';
import { position } from '../../fixtures/states';
import Panel from './Panel.svelte';

vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    disconnect() {}
  },
);

it('the log stays at its end when a phone is turned, and where the reader has scrolled back to', () => {
  const target = document.createElement('div');
  document.body.append(target);
  const { events, lines } = position('middle');
  const shown = mount(Panel, { target, props: { events, lines } });
  const log = target.querySelector<HTMLElement>('.inside')!;
  let [high, top] = [1000, 0];
  Object.defineProperties(log, {
    clientHeight: { value: 200 },
    scrollHeight: { get: () => high },
    scrollTop: { get: () => top, set: (to: number) => (top = Math.min(to, high - 200)) },
  });
  const scroll = (to = top) => {
    top = to;
    log.dispatchEvent(new Event('scroll'));
  };
  flushSync();
  scroll();
  expect(top).toBe(800);
  high = 1500; // lines break
  scroll();
  expect(top).toBe(1300);
  scroll(400);
  high = 1000;
  scroll();
  expect(top).toBe(400);
  void unmount(shown);
  target.remove();
});
