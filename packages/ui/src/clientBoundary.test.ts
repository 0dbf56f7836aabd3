import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { expect, test } from 'vitest';

const SOURCE = new URL('.', import.meta.url).pathname;
const clientFiles = globSync('**/*.tsx', { cwd: SOURCE }).filter((path) =>
  readFileSync(resolve(SOURCE, path), 'utf8').startsWith("'use client'"),
);

/** Everything a file reaches by its imports; packages by name. */
function reach(path: string, seen = new Set<string>()): Set<string> {
  if (seen.has(path)) return seen;
  seen.add(path);
  for (const [, target = ''] of readFileSync(path, 'utf8').matchAll(/from '([^']+)'/g)) {
    if (!target.startsWith('.')) seen.add(target);
    else if (existsSync(resolve(dirname(path), target))) reach(resolve(dirname(path), target), seen);
  }
  return seen;
}

test('there are islands to look at', () => {
  expect(clientFiles.length).toBeGreaterThan(10);
});

test.each(clientFiles)('the island %s reaches neither styled-components nor a stylesheet', (path) => {
  const reached = [...reach(resolve(SOURCE, path))];
  expect(
    reached.filter(
      (target) => target === 'styled-components' || target.endsWith('.styles.ts') || target.includes('/stylesheets/'),
    ),
  ).toEqual([]);
});
