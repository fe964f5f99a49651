import { afterEach, expect, test, vi } from 'vitest';
import { followUpdates, loadAhead } from './push';

const reload = vi.fn();
vi.stubGlobal('location', { reload });
followUpdates();

/** What Vite does when a part of the client cannot be loaded. */
async function fail(): Promise<never> {
  await Promise.resolve();
  window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
  throw new Error('gone');
}

afterEach(() => {
  reload.mockClear();
  sessionStorage.clear();
});

test('a part that is needed and gone loads the page again', async () => {
  await expect(fail()).rejects.toThrow();
  expect(reload).toHaveBeenCalledOnce();
});

test('a part that is loaded ahead and gone leaves the page alone', async () => {
  const load = vi.fn(fail);
  loadAhead(load);
  await vi.waitFor(() => expect(load.mock.settledResults[0]?.type).toBe('rejected'));
  expect(reload).not.toHaveBeenCalled();
});

test('after that, a part that is needed still loads the page again', async () => {
  await expect(fail()).rejects.toThrow();
  expect(reload).toHaveBeenCalledOnce();
});
