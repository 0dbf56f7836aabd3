import { afterEach, expect, test, vi } from 'vitest';
import { patiently } from './lazyDialog.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('code that does not come is asked for again when the line is back', async () => {
  const window = new EventTarget();
  vi.stubGlobal('window', window);
  vi.stubGlobal('navigator', { onLine: false });
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('a dialog');
  const loading = patiently(load);
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  window.dispatchEvent(new Event('online'));
  expect([await loading, load.mock.calls.length]).toEqual(['a dialog', 2]);
});

test('code that does not come over a line that is up is given up after five tries', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
  const load = vi.fn(async () => Promise.reject(new Error('gone')));
  const givenUp = expect(patiently(load)).rejects.toThrow('gone');
  await vi.advanceTimersByTimeAsync(8000);
  await givenUp;
  expect(load).toHaveBeenCalledTimes(5);
});
