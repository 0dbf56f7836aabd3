import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const PACKAGE = path.resolve(import.meta.dirname, '..');
const SOURCE = path.join(PACKAGE, 'src');

/** What runs in production: everything in src but the tests beside it. */
const productionFiles = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.ts') && !/\.(test|fixture)\.ts$/.test(name),
);

const importsOf = (file: string): string[] =>
  [...readFileSync(path.join(SOURCE, file), 'utf8').matchAll(/(?<![\w.'])(?:from|import|import\()\s*'([^']+)'/g)].map(
    ([, name]) => name!,
  );

const packageJson = JSON.parse(readFileSync(path.join(PACKAGE, 'package.json'), 'utf8')) as {
  dependencies: Record<string, string>;
};

/** What src may not reach: a file outside of it, or a package that is not installed in production. */
function isForbidden(file: string, name: string): boolean {
  if (name.startsWith('.')) return path.relative(SOURCE, path.join(SOURCE, path.dirname(file), name)).startsWith('..');
  if (name.startsWith('node:')) return false;
  const [first, second] = name.split('/');
  return !((first!.startsWith('@') ? `${first}/${second}` : first!) in packageJson.dependencies);
}

test('what runs in production imports neither scripts nor test nor what only tests install', () => {
  expect(productionFiles.length).toBeGreaterThan(100);
  expect(
    productionFiles.flatMap((file) =>
      importsOf(file)
        .filter((name) => isForbidden(file, name))
        .map((name) => `${file}: ${name}`),
    ),
  ).toEqual([]);
});

test.each([
  ['modules/order/routes.ts', '../../../test/app.ts', true],
  ['main.ts', '../scripts/demo/main.ts', true],
  ['main.ts', '@suluh/stack/postgres', true],
  ['main.ts', 'vitest', true],
  ['main.ts', './log.ts', false],
  ['modules/order/routes.ts', '../../db/index.ts', false],
  ['main.ts', '@suluh/domain/course', false],
  ['main.ts', 'node:path', false],
])('%s may not import %s: %s', (file, name, expected) => {
  expect(isForbidden(file, name)).toBe(expected);
});
