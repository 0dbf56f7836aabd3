import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const PACKAGES = resolve(import.meta.dirname, '../..');
const clientFiles = globSync('{ui,features}/src/**/*.tsx', { cwd: PACKAGES }).filter((path) =>
  readFileSync(join(PACKAGES, path), 'utf8').startsWith("'use client'"),
);

/** The file an import leads to, or the package it names. */
function targetOf(from: string, target: string): string {
  if (target.startsWith('.')) return resolve(dirname(from), target);
  if (!target.startsWith('@suluh/ui/')) return target;
  const file = join(PACKAGES, 'ui/src', target.slice('@suluh/ui/'.length));
  return file.endsWith('.ts') ? file : `${file}.tsx`;
}

/** Everything a file reaches by its imports, types apart; packages by name. */
function reach(path: string, seen = new Set<string>()): Set<string> {
  if (seen.has(path)) return seen;
  seen.add(path);
  for (const [, target = ''] of readFileSync(path, 'utf8').matchAll(/^(?!import type).*from '([^']+)'/gm)) {
    const found = targetOf(path, target);
    if (existsSync(found)) reach(found, seen);
    else seen.add(found);
  }
  return seen;
}

const isStyle = (target: string): boolean =>
  target === 'styled-components' || /\.styles\.ts$|Stylesheet\.tsx$/.test(target);

test('there are islands to look at', () => {
  expect(clientFiles.length).toBeGreaterThan(80);
});

test('a stylesheet is reached where it is imported', () => {
  expect([...reach(join(PACKAGES, 'ui/src/stylesheets/AuthStylesheet.tsx'))].some(isStyle)).toBe(true);
});

test.each(clientFiles)('the island %s reaches neither styled-components nor a stylesheet', (path) => {
  expect([...reach(join(PACKAGES, path))].filter(isStyle)).toEqual([]);
});
