import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PgDialect } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { grantHolds, grantHoldsAt } from './grantHolds.ts';

const SOURCE = path.resolve(import.meta.dirname, '..');
const now = new Date('2026-03-02T02:00:00Z');

it('says the same to a statement that is written and to one that is put together', () => {
  const { sql, params } = new PgDialect().sqlToQuery(grantHoldsAt(now, 'g'));
  expect(sql.replaceAll(/\$\d/g, '$1')).toBe(grantHolds('g', '$1'));
  expect(params).toEqual([now, now]);
  expect(new PgDialect().sqlToQuery(grantHoldsAt(now)).sql).toContain('staff_grant.ends_at is null');
});

it('is the one place that spells when a grant holds', () => {
  const spelt = globSync('**/*.ts', { cwd: SOURCE }).filter((file) => {
    const text = readFileSync(path.join(SOURCE, file), 'utf8');
    return (
      !file.endsWith('.test.ts') &&
      /staff_?grant/i.test(text) &&
      /starts_?at\}? <= \S+ and \(\S+ends_?at\}? is null or/i.test(text)
    );
  });
  expect(spelt).toEqual([path.join('access', 'grantHolds.ts')]);
});
