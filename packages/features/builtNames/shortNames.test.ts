import { renamedSource } from '@suluh/config/names/renamed';
import { shortNames } from '@suluh/config/names/shortNames';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { houseSources } from './houseSources.ts';

const ROOT = path.join(import.meta.dirname, '../../..');
const { classes, beginnings, properties, labels } = shortNames(await houseSources());

test('each class and property of the house has a name of its own, which is no other one', () => {
  for (const table of [classes, properties]) {
    const short = Object.values(table);
    expect(short.length).toBeGreaterThan(100);
    expect(new Set(short).size).toBe(short.length);
    expect(short.filter((name) => Object.hasOwn(table, name))).toEqual([]);
  }
  expect(Math.max(...Object.values(properties).map(({ length }) => length))).toBe(2);
});

test('names whose end is computed keep it', () => {
  expect(Object.keys(beginnings)).toContain('badge-');
  for (const [long, short] of Object.entries(beginnings))
    for (const [name, renamed] of Object.entries(classes))
      if (name.startsWith(long)) expect(renamed).toBe(short + name.slice(long.length));
});

test('nothing has a name that blockers of advertisements hide', () => {
  expect(Object.values(classes).filter((name) => /^ads?$/i.test(name))).toEqual([]);
});

test('steps of dyes, and what drawings served as files read, keep their names', () => {
  const files = globSync('packages/ui/static/**/*.svg', { cwd: ROOT }).map((file) => readFileSync(path.join(ROOT, file), 'utf8')); // prettier-ignore
  const drawn = files.flatMap((text) => [...text.matchAll(/var\(--([\w-]+)/g)].map(([, name]) => name!));
  expect(drawn.length).toBeGreaterThan(10);
  expect(Object.keys(properties).filter((name) => /-\d+$/.test(name) || drawn.includes(name))).toEqual([]);
});

test('no word file calls anything else a label, so that labels can stand as texts', () => {
  const files = globSync('packages/{i18n-id,features}/src/**/*.{ts,tsx}', { cwd: ROOT });
  const sources = files.map((file) => [file, readFileSync(path.join(ROOT, file), 'utf8')] as const);
  const saying = sources.filter(([, source]) => source.includes('import * as label from'));
  expect(saying.length).toBeGreaterThan(20);
  const BOUND = /(?:const|let|function) label\b|[{,(]\s*label\s*[,})]/;
  expect(saying.filter(([, source]) => BOUND.test(source)).map(([file]) => file)).toEqual([]);
  expect(labels['seeAll']).toBe('Lihat Semua');
});

test('no text of the shop is left that seeks a class by the name of the source', () => {
  const files = globSync('{packages/*/src,apps/*/app}/**/*.{ts,tsx}', { cwd: ROOT }); // prettier-ignore
  const sources = files.filter((file) => !/\.(styles|test|stories)\.tsx?$|\.d\.ts$|packages\/api\//.test(file));
  const seeking = sources.flatMap((file) => {
    const source = readFileSync(path.join(ROOT, file), 'utf8');
    const renamed = renamedSource(source, file.endsWith('x') ? 'tsx' : 'ts', {
      classes,
      beginnings,
      properties,
      labels,
    });
    const sought = [...renamed.matchAll(/(?<=['"` >+~])\.([a-z][\w-]*)(?=['"` :.[)])/g)].map(([, name]) => name!);
    return sought.filter((name) => Object.hasOwn(classes, name)).map((name) => `${file}: .${name}`);
  });
  expect(seeking).toEqual([]);
});
