import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { firstLookScript } from './firstLookScript.ts';

/** Runs the script at an address; gives the marks of <html> and the way to let something happen. */
function opened(hash: string) {
  const dataset: Record<string, string> = {};
  const heard = new Map<string, () => void>();
  const later: (() => void)[] = [];
  runInNewContext(firstLookScript, {
    location: { hash },
    document: { documentElement: { dataset } },
    addEventListener: (name: string, act: () => void) => heard.set(name, act),
    setTimeout: (act: () => void) => later.push(act),
  });
  return { dataset, heard, later };
}

test.each(['scroll', 'pointerdown', 'keydown'])('the first look ends with %s', (name) => {
  const { dataset, heard } = opened('');
  expect(dataset).toEqual({ firstLook: '' });
  heard.get(name)!();
  expect(dataset).toEqual({});
});

test('it ends by itself, some time after all has loaded', () => {
  const { dataset, heard, later } = opened('');
  heard.get('load')!();
  expect(dataset).toEqual({ firstLook: '' });
  later[0]!();
  expect(dataset).toEqual({});
});

test('an address that leads to a place in the page has none', () => {
  expect(opened('#ulasan').dataset).toEqual({});
});
