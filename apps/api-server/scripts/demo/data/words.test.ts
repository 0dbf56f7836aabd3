import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const PAGES = path.resolve(import.meta.dirname, '../../../src/db/sitePages');

/** Words of docs/glossary.md that have no other meaning in the texts of courses, vacancies, articles and pages. */
const NOT_SAID =
  /(?<![\w.@/-])(daring(?:nya)?|surel(?:mu|nya|ku)?|e-mail|handphone|invoice|instruktur|institusi|dashboard)(?![\w-])(?!\.ts)/i;

/** What people read of a source: its quoted texts, but for the names of what it imports. */
const textsOf = (source: string): string[] =>
  source
    .split('\n')
    .filter((line) => !/^(import|export) .* from |^} from |^\s*(\/?\*|\/\/)/.test(line))
    .flatMap((line) => [...line.matchAll(/'(?:[^'\\]|\\.)*'|`[^`]*`?/g)].map(([text]) => text));

const said = [
  ...readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.endsWith('payments.ts'))
    .flatMap((file) =>
      textsOf(readFileSync(path.join(import.meta.dirname, file), 'utf8')).map((text) => ({ file, text })),
    ),
  ...readdirSync(PAGES)
    .filter((file) => file.endsWith('.html'))
    .flatMap((file) =>
      readFileSync(path.join(PAGES, file), 'utf8')
        .split('\n')
        .map((text) => ({ file, text })),
    ),
];

it('reads what the demo says', () => expect(said.length).toBeGreaterThan(3000));

it('the demo and the first pages of the site say one word for one thing, as the glossary chooses', () =>
  expect(said.filter(({ text }) => NOT_SAID.test(text))).toEqual([]));
