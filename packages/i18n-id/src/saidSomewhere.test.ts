/// <reference types="node" />
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const OWN = 'packages/i18n-id/src/';
/** What says words, or draws with them; tests do neither. */
const SAYING = [
  'packages/*/{src,static-build,pageFiles}/**/*.{ts,tsx}',
  'apps/*/{src,app,server,scripts}/**/*.{ts,tsx}',
  'tooling/*/src/**/*.ts',
];
/** Named by react-admin and zod, which ask for them by names of their own. */
const ASKED_BY_LIBRARIES = ['reactAdmin.ts', 'refusedField.ts'];

const files = globSync(SAYING, { cwd: ROOT })
  .filter((file) => !/node_modules|generated|\.(test|d)\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(`${ROOT}${file}`, 'utf8') }));
const isOwn = ({ file }: { file: string }) => file.startsWith(OWN);
const wordsIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, word]) => word!);

/** Names that anything outside says, and those that one file of words takes from another. */
const said = new Set([
  ...files.filter((file) => !isOwn(file)).flatMap(({ text }) => wordsIn(text, /([A-Za-z_]\w*)/g)),
  ...files
    .filter(isOwn)
    .flatMap(({ text }) => [
      ...wordsIn(text, /\.([A-Za-z_]\w*)/g),
      ...wordsIn(text, /\{([^{}\n]*)\}\s*=\s*\w/g).flatMap((names) => names.split(/\W+/)),
    ]),
]);

it('each sentence is said somewhere', () => {
  const unsaid = files
    .filter((each) => isOwn(each) && !ASKED_BY_LIBRARIES.some((name) => each.file.endsWith(name)))
    .flatMap(({ file, text }) =>
      wordsIn(text, /^ {2,}(\w+): *(?:\(|'|`|[a-zA-Z]\w*\.)/gm)
        .filter((name) => !said.has(name))
        .map((name) => `${file.slice(OWN.length)}: ${name}`),
    );
  expect(unsaid).toEqual([]);
});
