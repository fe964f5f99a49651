import { flushSync, mount, unmount } from 'svelte';
import { expect, it } from 'vitest';
import { note } from '../state/note.svelte';
import Worded from './Worded.svelte';

it('the explanation of a word goes when the word does', () => {
  const props = $state({ text: 'The King rides.' });
  const target = document.createElement('div');
  document.body.append(target);
  const shown = mount(Worded, { target, props });
  const explain = () => {
    target.querySelector<HTMLElement>('[data-term]')!.click();
    flushSync();
    return note.open?.term;
  };
  flushSync();
  expect(explain()).toBe('king');
  props.text = 'The Castillo opens.';
  flushSync();
  expect(note.open).toBeNull();
  expect(explain()).toBe('castillo');
  void unmount(shown);
  expect(note.open).toBeNull();
  target.remove();
});
