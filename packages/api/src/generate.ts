import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { generateTypes } from '@suluh/openapi-types';
import { catalogue } from './catalogue/index.ts';
import { openApiDocument } from './openapi.ts';

/** Writes openapi.json and src/generated/*: run by `pnpm generate`, committed, and compared by a test. */

/** In types, array fields are called by their plain name: the client adds the brackets. */
function withoutBrackets(document: string): string {
  return document.replaceAll(/"name": "(\w+)\[\]"/g, '"name": "$1"');
}

/** Source of the table of auth marks, so that callers need no zod to pick credentials. */
export function authMarksSource(): string {
  const rows = catalogue.map(
    ({ id, method, path: pattern, auth }) =>
      `  { id: '${id}', method: '${method}', path: '${pattern}', auth: '${auth}' },`,
  );
  return [
    '// Generated from the catalogue by `pnpm --filter @suluh/api generate`. Do not edit.',
    '',
    '/** Auth mark of every endpoint, fixed paths before patterns. */',
    'export const AUTH_MARKS = [',
    ...rows,
    '] as const;',
    '',
  ].join('\n');
}

/** Every generated file by its path in this package. */
export async function generatedFiles(): Promise<Record<string, string>> {
  const document = `${JSON.stringify(openApiDocument(), null, 2)}\n`;
  return {
    'openapi.json': document,
    'src/generated/schema.d.ts': await generateTypes(withoutBrackets(document)),
    'src/generated/authMarks.ts': authMarksSource(),
  };
}

if (import.meta.main) {
  const root = path.resolve(import.meta.dirname, '..');
  mkdirSync(path.join(root, 'src/generated'), { recursive: true });
  for (const [file, text] of Object.entries(await generatedFiles())) writeFileSync(path.join(root, file), text);
}
