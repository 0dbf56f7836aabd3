import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './workspace.ts';

interface Listed {
  title?: string;
  specs?: { title: string; file: string; line: number; tags: string[]; tests: { projectName: string }[] }[];
  suites?: Listed[];
}

/** A journey: which screens it is gone on, where it is written, and whether it goes a way another one goes. */
interface Gone {
  screens: string[];
  place: string;
  isAgain: boolean;
}

/** The journeys of a form by title. */
function journeysOf(form: 'one' | 'both'): Map<string, Gone> {
  const listed = JSON.parse(
    execFileSync(path.join(root, 'e2e', 'node_modules', '.bin', 'playwright'), ['test', '--list', '--reporter=json'], {
      cwd: path.join(root, 'e2e'),
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'test', JOURNEY_SCREENS: form, JOURNEY_REPORT: '' },
      maxBuffer: 64 * 2 ** 20,
    }),
  ) as Listed;
  const journeys = new Map<string, Gone>();
  const walk = (suite: Listed, above: string) => {
    for (const { title, file, line, tags, tests } of suite.specs ?? [])
      for (const { projectName } of tests) {
        const place = `${file}:${line}`;
        const name = `${place} ${above} ${title}`;
        const screens = [...(journeys.get(name)?.screens ?? []), projectName];
        journeys.set(name, { screens, place, isAgain: tags.includes('again') });
      }
    for (const inner of suite.suites ?? []) walk(inner, `${above} ${inner.title ?? ''}`);
  };
  walk(listed, '');
  return journeys;
}

test('the short form goes each way once, the full form each journey on phone and desktop, and none is forgotten', () => {
  const short = journeysOf('one');
  const full = journeysOf('both');
  const isLeftOut = ([name]: [string, Gone]) => !short.has(name);
  const left = [...full].filter(isLeftOut).map(([, journey]) => journey);
  expect(left.filter(({ isAgain }) => !isAgain)).toEqual([]);
  const gone = new Set([...short.values()].map(({ place }) => place));
  expect(left.filter(({ place }) => !gone.has(place))).toEqual([]); // its way is gone by another
  expect([...short.values()].filter(({ screens, isAgain }) => screens.length !== 1 || isAgain)).toEqual([]);
  expect(new Set([...full.values()].map(({ screens }) => screens.toSorted().join()))).toEqual(
    new Set(['desktop,phone', 'alone']),
  );
});
