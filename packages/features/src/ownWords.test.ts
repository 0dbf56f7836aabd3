import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOT = path.join(import.meta.dirname, '../..');

/** Native fields that would have the browser say what is missing, in its language and where it likes. */
const required = (source: string): string[] =>
  [...source.matchAll(/<(?:input|textarea|select|Radio|Checkbox)\b(?:[^>]|=>)*?\srequired(?=[\s/>=])/g)].map(
    ([tag]) => tag,
  );

it.each([
  ['<input name="a" required />', 1],
  ['<Radio key={a} onChange={() => b} required>', 1],
  ['<input name="a" aria-required />', 0],
  ['<TextField name="a" required />', 0], // says it to readers alone
])('finds what a browser would say: %s', (source, count) => expect(required(source)).toHaveLength(count));

it('no form leaves it to the browser to say what is missing', () => {
  const files = globSync('{features,ui}/src/**/*.tsx', { cwd: ROOT });
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => required(readFileSync(path.join(ROOT, file), 'utf8')).length > 0)).toEqual([]);
});
