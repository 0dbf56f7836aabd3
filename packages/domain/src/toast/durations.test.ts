import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { TOAST_MS } from './durations.ts';

const PAGE = readFileSync(fileURLToPath(new URL('../../../../docs/product/display.md', import.meta.url)), 'utf8');

it('each toast stays as long as the product says (docs/product/display.md#times)', () => {
  const said = /^Toasts: (.+?) s\. /m.exec(PAGE)?.[1] ?? '';
  const seconds = [...said.matchAll(/\d+(?:\.\d+)?/g)].map(([number]) => Number(number));
  expect(seconds).toEqual(Object.values(TOAST_MS).map((milliseconds) => milliseconds / 1_000));
});
