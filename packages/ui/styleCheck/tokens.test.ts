import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { tokenStyles } from '../src/foundations/tokens.styles.ts';

const PACKAGES = path.join(import.meta.dirname, '../..');
const readers = globSync('{ui/src,ui/static,features/src}/**/*.{ts,tsx,svg}', { cwd: PACKAGES }).filter(
  (file) => !/\.(stories|test)\.tsx?$/.test(file),
);
const tokens = tokenStyles.join('');
const read = new Set(
  [tokens, ...readers.map((file) => readFileSync(path.join(PACKAGES, file), 'utf8'))].flatMap((text) =>
    [...text.matchAll(/var\(\s*--([\w-]+)/g)].map(([, name = '']) => name),
  ),
);

it('no page carries a token that nothing reads', () => {
  const sent = new Set([...tokens.matchAll(/--([\w-]+)\s*:/g)].map(([, name = '']) => name));
  expect(sent.size).toBeGreaterThan(100);
  expect([...sent].filter((name) => !read.has(name))).toEqual([]);
});
