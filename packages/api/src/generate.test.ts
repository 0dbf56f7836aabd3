import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { catalogue } from './catalogue/index.ts';
import { generatedFiles } from './generate.ts';

describe('generated files', () => {
  it('are what the catalogue generates now', async () => {
    for (const [file, text] of Object.entries(await generatedFiles())) {
      const committed = readFileSync(path.join(import.meta.dirname, '..', file), 'utf8');
      expect(committed === text, `${file} is stale: run pnpm --filter @suluh/api generate`).toBe(true);
    }
  }, 30_000); // the whole catalogue is written out
});

describe('the catalogue', () => {
  it('names every endpoint once', () => {
    expect(catalogue.length).toBeGreaterThan(40);
    expect(new Set(catalogue.map(({ id }) => id)).size).toBe(catalogue.length);
    expect(new Set(catalogue.map(({ method, path: at }) => `${method} ${at}`)).size).toBe(catalogue.length);
  });

  it.each(catalogue.map((entry) => [entry.id, entry] as const))(
    '%s declares exactly the params of its path',
    (_id, entry) => {
      const inPath = [...entry.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
      expect(Object.keys(entry.params?.shape ?? {})).toEqual(inPath);
    },
  );
});
