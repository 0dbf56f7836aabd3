import { expect, it } from 'vitest';
import { scannedCode } from './times.ts';

it.each([
  ['without what a reader adds around it', '  S1.abc\n', 'S1.abc'],
  ['whole, up to 300 characters', 'a'.repeat(300), 'a'.repeat(300)],
  ['by its beginning, beyond', 'a'.repeat(301), 'a'.repeat(300)],
])('a scanned code is kept %s', (_, read, kept) => {
  expect(scannedCode(read)).toBe(kept);
});
