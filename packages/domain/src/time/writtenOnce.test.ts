import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
/** This folder; the places of the seed, each in its zone; the names that zones are said by. */
const ELSEWHERE =
  /^packages\/domain\/src\/time\/|\.(test|stories)\.tsx?$|\/(testing|stories|generated)\/|seed\/words\/places|i18n-id\/src\/(format|staffApp)\.ts/;

const WRITTEN = /\b86_?400(_?000)?\b|\b24 \* (60 \* 60|3_600_000)|\+07:?00|Asia\/Jakarta/;
const withoutComments = (source: string): string => source.replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/ .*/g, '');

it.each(['const DAY_MS = 86_400_000;', '24 * 60 * 60 * 1000', '`${day}T00:00:00+07:00`', "timeZone: 'Asia/Jakarta'"])(
  'finds %s',
  (line) => expect(line).toMatch(WRITTEN),
);

it("how long a day is, and where Jakarta's begins, is written in this folder alone", () => {
  const files = globSync('{packages/*/src,apps/*/{src,app,server,scripts}}/**/*.{ts,tsx}', { cwd: ROOT }).filter(
    (file) => !ELSEWHERE.test(file) && !file.includes('node_modules'),
  );
  expect(files.length).toBeGreaterThan(900);
  expect(files).toContain('apps/api-server/src/modules/test/startAttempt.ts'); // a subject, not samples
  expect(files.filter((file) => WRITTEN.test(withoutComments(readFileSync(ROOT + file, 'utf8'))))).toEqual([]);
});
