import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const PACKAGES = path.join(import.meta.dirname, '../..');
const files = globSync('{ui,features}/src/**/*.styles.ts', { cwd: PACKAGES });
/** A size of letters or of their lines that stays as it is when somebody reads with larger ones. */
const FIXED = /^\s*(?:font-size|line-height): [\d.]+px/;

it.each(['    font-size: 15px;', '  line-height: 22px;'])('finds %s', (line) => expect(line).toMatch(FIXED));

it('letters and their lines grow with what a reader sets', () => {
  expect(files.length).toBeGreaterThan(100);
  const fixed = files.flatMap((file) =>
    readFileSync(path.join(PACKAGES, file), 'utf8')
      .split('\n')
      .filter((line) => FIXED.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(fixed).toEqual([]);
});
