import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const SOURCE = import.meta.dirname;
/** Folders every feature may use; all others are features (README.md of this package: a feature never imports another). */
const SHARED = ['parts', 'seo', 'testing'];
/** Folders above the features: the API route answers the forms of all of them, and tests post to it. */
const ABOVE = ['api-route', 'testing'];

const crossings = (file: string, source: string): string[] => {
  const own = file.split(path.sep)[0];
  return [...source.matchAll(/from '(\.[^']+)'/g)]
    .map(([, target]) => path.relative(SOURCE, path.resolve(SOURCE, path.dirname(file), String(target))))
    .filter(
      (target) =>
        target.includes(path.sep) &&
        !SHARED.includes(target.split(path.sep)[0] ?? '') &&
        target.split(path.sep)[0] !== own,
    )
    .map((target) => `${file} imports ${target}`);
};

it('finds an import of another feature', () => {
  expect(crossings('course/CourseScreen.tsx', "import { HomeScreen } from '../home/index.ts';")).toEqual([
    'course/CourseScreen.tsx imports home/index.ts',
  ]);
  expect(
    crossings(
      'course/CourseScreen.tsx',
      "import { a } from './views.ts';\nimport { b } from '../parts/menu/index.ts';",
    ),
  ).toEqual([]);
});

it('no feature imports another one', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: SOURCE });
  expect(files.length).toBeGreaterThan(50);
  expect(
    files
      .flatMap((file) => crossings(file, readFileSync(path.join(SOURCE, file), 'utf8')))
      .filter((crossing) => !crossing.includes('.test.ts') && !ABOVE.includes(crossing.split(path.sep)[0] ?? '')),
  ).toEqual([]);
});
