import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const SOURCE = import.meta.dirname;
/** What draws no page, and so runs on a server without Next. */
const CORE = ['proxy', 'cookies', 'draft', 'scope', 'staff', 'visitor'];

const importsOf = (source: string): string[] =>
  [...source.matchAll(/^(?:import|export)\b[^;]*?from '([^']+)'/gms)].flatMap(([, from]) => (from ? [from] : []));

/** Every package that is reached from a file through ours. */
function packagesFrom(file: string, seen = new Set<string>()): Set<string> {
  const found = new Set<string>();
  if (seen.has(file) || !existsSync(file)) return found;
  seen.add(file);
  for (const target of importsOf(readFileSync(file, 'utf8'))) {
    if (!target.startsWith('.')) found.add(target);
    else for (const name of packagesFrom(path.resolve(path.dirname(file), target), seen)) found.add(name);
  }
  return found;
}
const needsNext = (folder: string): boolean =>
  globSync(`${folder}/*.ts`, { cwd: SOURCE })
    .filter((file) => !file.includes('.test.'))
    .some((file) => [...packagesFrom(path.join(SOURCE, file))].some((name) => /^(next|react)(\/|$)/.test(name)));

it.each(CORE)('%s runs without Next', (folder) => {
  expect(globSync(`${folder}/*.ts`, { cwd: SOURCE }).length).toBeGreaterThan(0);
  expect(needsNext(folder)).toBe(false);
});

it('the guards of pages do not', () => expect(needsNext('guard')).toBe(true));
