/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const FOLDER = new URL('.', import.meta.url);

/** The phrases (literals with a space) of one source file. */
function phrases(file: string): string[] {
  const source = readFileSync(new URL(file, FOLDER), 'utf8');
  const code = source.replace(/\/\*[\s\S]*?\*\//g, '');
  const literals = [...code.matchAll(/'([^'\n]*)'/g)].map((match) => match[1] ?? '');
  return literals.filter((literal) => /\S \S/.test(literal));
}

describe('every sentence once', () => {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const all = files.flatMap((file) => phrases(file).map((phrase) => ({ file, phrase })));

  it('finds the phrases', () => {
    expect(all.length).toBeGreaterThan(200);
  });

  it('writes no phrase in two places; shared ones stand in label.ts', () => {
    const places = Map.groupBy(all, ({ phrase }) => phrase);
    const repeated = [...places].filter(([, found]) => found.length > 1).map(([phrase, found]) => `${phrase}: ${found.map(({ file }) => file).join(', ')}`);
    expect(repeated).toEqual([]);
  });
});
