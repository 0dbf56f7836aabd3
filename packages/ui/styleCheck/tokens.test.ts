import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { UNREAD_STEPS } from '../src/foundations/palette.ts';
import { TENANT_RAMPS } from '../src/foundations/tenants.ts';
import { tokenStyles } from '../src/foundations/tokens.styles.ts';

const PACKAGES = path.join(import.meta.dirname, '../..');
const readers = globSync('{ui/src,ui/static,features/src}/**/*.{ts,tsx,svg}', { cwd: PACKAGES }).filter(
  (file) => !/\.(stories|test)\.tsx?$/.test(file),
);
const tokens = tokenStyles.join('');
const texts = [tokens, ...readers.map((file) => readFileSync(path.join(PACKAGES, file), 'utf8'))];
const ramps = Object.values(TENANT_RAMPS).map(({ ramp }) => ramp);
/** Names in var(--…); a step of a tenant's ramp, whose name code composes, is read of every such ramp. */
const read = new Set(
  texts.flatMap((text) => [
    ...[...text.matchAll(/var\(\s*--([\w-]+)/g)].map(([, name = '']) => name),
    ...[...text.matchAll(/var\(--\$\{ramp\}-(\d+)/g)].flatMap(([, step]) => ramps.map((ramp) => `${ramp}-${step}`)),
  ]),
);
const sent = new Set([...tokens.matchAll(/--([\w-]+)\s*:/g)].map(([, name = '']) => name));

it('no page carries a token that nothing reads', () => {
  expect(sent.size).toBeGreaterThan(100);
  expect([...sent].filter((name) => !read.has(name))).toEqual([]);
});

it('nothing reads a step that is not sent', () => {
  expect([...UNREAD_STEPS].filter((step) => read.has(step))).toEqual([]);
});
