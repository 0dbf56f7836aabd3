import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './workspace.ts';

interface Listed {
  title?: string;
  specs?: { title: string; file: string; line: number; tests: { projectName: string }[] }[];
  suites?: Listed[];
}

/** Which screens each journey is gone on, by its title. */
function screensByJourney(form: 'one' | 'both'): Map<string, string[]> {
  const listed = JSON.parse(
    execFileSync(path.join(root, 'e2e', 'node_modules', '.bin', 'playwright'), ['test', '--list', '--reporter=json'], {
      cwd: path.join(root, 'e2e'),
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'test', JOURNEY_SCREENS: form, JOURNEY_REPORT: '' },
      maxBuffer: 64 * 2 ** 20,
    }),
  ) as Listed;
  const screens = new Map<string, string[]>();
  const walk = (suite: Listed, above: string) => {
    for (const { title, file, line, tests } of suite.specs ?? [])
      for (const { projectName } of tests) {
        const journey = `${file}:${line} ${above} ${title}`;
        screens.set(journey, [...(screens.get(journey) ?? []), projectName]);
      }
    for (const inner of suite.suites ?? []) walk(inner, `${above} ${inner.title ?? ''}`);
  };
  walk(listed, '');
  return screens;
}

test('the short form goes each journey once, the full form on phone and desktop, and none is forgotten', () => {
  const short = screensByJourney('one');
  const full = screensByJourney('both');
  expect([...short.keys()].sort()).toEqual([...full.keys()].sort());
  expect([...short].filter(([, screens]) => screens.length !== 1)).toEqual([]);
  expect(new Set([...full.values()].map((screens) => screens.toSorted().join()))).toEqual(
    new Set(['desktop,phone', 'alone']),
  );
});
