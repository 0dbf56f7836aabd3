import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { root } from './workspace.ts';

/** What the product asks for and what shows it, of docs/product/proof.md. */
const PAGE = readFileSync(path.join(root, 'docs/product/proof.md'), 'utf8');

interface Row {
  section: string;
  what: string;
  shownBy: string;
}

/** The rows of all tables, each with the heading above it. */
function rowsOf(page: string): Row[] {
  let section = '';
  const rows: Row[] = [];
  for (const line of page.split('\n')) {
    if (line.startsWith('## ')) section = line.slice(3).trim();
    const cells = /^\|(.*)\|$/.exec(line.trim())?.[1]?.split('|');
    if (!cells || cells[0]!.trim() === 'What' || /^[\s-]*$/.test(cells.join(''))) continue;
    rows.push({ section, what: cells[0]!.trim(), shownBy: cells.slice(1).join('|').trim() });
  }
  return rows;
}

/** What is wrong with a row; null when a test that is there shows it. */
function faultOf({ what, shownBy }: Row): string | null {
  const [, file, title] = /^`([^`]+)`: (.+)$/.exec(shownBy) ?? [];
  if (what === '' || !file || !title) return 'names no test';
  if (!/\.test\.tsx?$/.test(file) || !existsSync(path.join(root, file))) return `${file} is no test`;
  return readFileSync(path.join(root, file), 'utf8').includes(title) ? null : `${file} has no “${title}”`;
}

const rows = rowsOf(PAGE);

/** Names of all pages of all faces, as the one table of them has them; tooling builds on no package of the product. */
async function pageNames(): Promise<readonly string[]> {
  const table = pathToFileURL(path.join(root, 'packages/domain/src/address/pages.ts')).href;
  return ((await import(table)) as { PAGE_NAMES: readonly string[] }).PAGE_NAMES;
}

describe('what the product asks for', () => {
  it('is told by addresses, pages, dialogs, errors and numbers', () => {
    expect([...new Set(rows.map(({ section }) => section))]).toEqual([
      'Addresses',
      'Pages',
      'Dialogs',
      'Errors',
      'Constants and limits',
    ]);
    expect(rows.length).toBeGreaterThanOrEqual(200);
    const names = rows.map(({ section, what }) => `${section}: ${what}`);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it('has a row for each page of the table of pages, and for no other', async () => {
    const named = rows.filter(({ section }) => section === 'Pages').map(({ what }) => what);
    expect(named).toEqual((await pageNames()).map((name) => `\`${name}\``));
  });

  it.each(rows.map((row) => [row.section, row.what, row] as const))('%s: %s', (_section, _what, row) =>
    expect(faultOf(row)).toBeNull(),
  );
});

it('what reviews found names tests that are there, once each subject', () => {
  const reviewed = rowsOf(readFileSync(path.join(root, 'docs/reviewed.md'), 'utf8')).filter(
    ({ section, what }) => section !== 'Not done' && what !== 'Subject',
  );
  const shownBy = reviewed.map((row) => /\| `([^`]+\.test\.tsx?)`$/.exec(row.shownBy)?.[1] ?? row.what);
  expect(shownBy.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  expect(new Set(reviewed.map(({ what }) => what)).size).toBe(reviewed.length);
  expect(reviewed.length).toBeGreaterThan(60);
});

describe('a row', () => {
  const file = 'tooling/stack/src/proof.test.ts';
  const missing = ['no', 'such', 'title'].join(' ');
  it.each([
    ['without a test', '', 'names no test'],
    ['of a file that is not there', '`nowhere.test.ts`: x', 'nowhere.test.ts is no test'],
    ['of a file that is no test', '`README.md`: Suluh', 'README.md is no test'],
    ['of a test that is not in its file', `\`${file}\`: ${missing}`, `${file} has no “${missing}”`],
    ['of a test that is there', `\`${file}\`: of a test that is there`, null],
  ])('%s', (_, shownBy, expected) => expect(faultOf({ section: 'x', what: 'y', shownBy })).toBe(expected));
});

it('what a review of look found names files that are there', () => {
  const text = readFileSync(path.join(root, 'docs/reviewed-look.md'), 'utf8');
  const named = [...text.matchAll(/`((?:apps|e2e|packages|tooling)\/[^`]+)`/g)].map(([, file]) => file!);
  expect(named.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  expect(named.length).toBeGreaterThan(30);
});
