import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { catalogue } from '@suluh/api/catalogue';
import { subjectName } from '@suluh/i18n-id/auditSubject';
import { expect, it } from 'vitest';
import { isReading, readSubject } from '../../access/recordReading.ts';

const SOURCE = path.resolve(import.meta.dirname, '../..');
/** Where a subject of the trail is written: at its field, or by what is named after it. */
const WRITTEN = [
  /\bsubject: [`']([a-zA-Z-]+)[ :`']/g,
  /\b(?:subject|subjectOf|\w+Subject|SUBJECT|MANDATORY) = (?:\([^)]*\)(?:: string)? =>\s*)?(?:[^`'\n]*\? )?[`']([a-zA-Z-]+)[ :`']/g,
];

const kinds = globSync('{modules,staff,classes,internship}/**/*.ts', { cwd: SOURCE })
  .filter((file) => !file.endsWith('.test.ts'))
  .flatMap((file) => {
    const text = readFileSync(path.join(SOURCE, file), 'utf8');
    return WRITTEN.flatMap((written) => [...text.matchAll(written)].map(([, kind]) => [file, kind!] as const));
  });

it('are looked for in many files', () => expect(kinds.length).toBeGreaterThan(40));

it.each(kinds)('%s writes a subject of a kind that has its word: %s', (_, kind) =>
  expect(subjectName(`${kind} 1`)).not.toBe(`${kind} 1`),
);

it.each(catalogue.filter(isReading).map(({ path: address }) => readSubject(address, {})))(
  'reading %s is told by its word',
  (kind) => expect(subjectName(kind)).not.toBe(kind),
);
