import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const COLOUR = /['"`#]#?[\dA-Fa-f]{6}['"`]/;
/** The colours; what a partner's programme begins with; what SVG means where nothing is said; the page of the API's reference. */
const OWN = /^(inks|db\/schema\/partner|pdf\/svg|http\/documentation)\.ts$|\.test\.ts$/;

it('colours of papers, pictures and mails are written in one file', () => {
  const files = globSync('**/*.ts', { cwd: import.meta.dirname }).filter((file) => !OWN.test(file));
  const colours = (file: string) =>
    readFileSync(path.join(import.meta.dirname, file), 'utf8')
      .match(new RegExp(COLOUR, 'g'))
      ?.filter((found) => found.includes('#')) ?? [];
  expect(files.flatMap((file) => colours(file).map((found) => `${file}: ${found}`))).toEqual([]);
});
