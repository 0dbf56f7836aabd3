import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PERMISSIONS } from '@suluh/domain/staff';
import { staffAuditText } from '@suluh/i18n-id/staffAudit';
import { describe, expect, it } from 'vitest';

const SOURCE = path.resolve(import.meta.dirname, '../..');
const sources = globSync('**/*.ts', { cwd: SOURCE, exclude: ['**/*.test.ts'] }).map((file) =>
  readFileSync(path.join(SOURCE, file), 'utf8'),
);
const foundIn = (texts: readonly string[], pattern: RegExp): string[] => [
  ...new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name]) => name!))),
];
const found = (pattern: RegExp): string[] => foundIn(sources, pattern);
const permissions = new Set<string>(PERMISSIONS);

/** Deeds as the code names them where it puts them on record, and those of records that are edited. */
const deeds = [
  // Where records are made, also what is handed on by its place alone; 'payment.…' are queues.
  ...foundIn(
    sources.filter((text) => /insert\((?:schema\.)?auditLog\)/.test(text)),
    /'([a-z][a-zA-Z]*\.[a-zA-Z]+)'/g,
  ).filter((deed) => !permissions.has(deed) && !deed.startsWith('payment.')),
  ...found(/\b(?:action|READ|WITHDRAWN)\b[^\n']*'([a-z][a-zA-Z]*\.[a-zA-Z]+)'/g),
  ...found(/^\s*subject: '([a-zA-Z]+)',$/gm).flatMap((subject) => [`${subject}.update`]),
];

describe('the words of the audit trail', () => {
  it('are looked for in many deeds', () => expect(deeds.length).toBeGreaterThan(50));

  it.each(deeds.map((deed) => [deed]))('%s has one, and so has its area', (deed) => {
    expect(Object.keys(staffAuditText.actions)).toContain(deed);
    if (!deed.endsWith('.retry')) expect(Object.keys(staffAuditText.areas)).toContain(deed.split('.')[0]);
  });
});
