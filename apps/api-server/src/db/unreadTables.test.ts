import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { getTableName, isTable } from 'drizzle-orm';
import { expect, it } from 'vitest';
import * as schema from './schema/index.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Tables that no code reads or writes yet, each with what will. Whoever uses one deletes its line. */
const UNREAD: Readonly<Record<string, string>> = {};

// Who only copies or erases a table (personalTables, retain) does not use it.
it('every table is used, or stands on the list of those that wait for their feature', () => {
  const sources = globSync('{src,scripts}/**/*.ts', { cwd: ROOT })
    .filter(
      (file) =>
        !file.includes('db/schema/') &&
        !/personalData\/(personalTables|retain)\.ts$/.test(file) &&
        !file.endsWith('.test.ts'),
    )
    .map((file) => readFileSync(path.join(ROOT, file), 'utf8'));
  const isUsed = (name: string, table: string): boolean => {
    const words = new RegExp(`\\b(${name}|${table})\\b`);
    return sources.some((source) => words.test(source));
  };
  const unread = Object.entries(schema)
    .filter(([name, table]) => isTable(table) && !isUsed(name, getTableName(table)))
    .map(([name]) => name);
  expect(unread.sort()).toEqual(Object.keys(UNREAD).sort());
});
