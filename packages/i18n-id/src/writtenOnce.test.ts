/// <reference types="node" />
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const FOLDER = new URL('.', import.meta.url);

const ROOT = fileURLToPath(new URL('../../../', FOLDER));
/**
 * Demo and generated data, tests and stories write their samples; folders called `test` inside a source are of the
 * subject tests, and are read.
 */
const SAMPLES =
  /node_modules|\.next|^apps\/api-server\/test\/|\/(demo|seed|bench|stories|storybook|storybook-static|testing|generated)\/|\.(test|stories|fixture)\.tsx?$/;

/** The phrases (literals with a space) of one source file. */
const phrases = (file: string): string[] => phrasesOf(readFileSync(new URL(file, FOLDER), 'utf8'));

function phrasesOf(source: string): string[] {
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
    const repeated = [...places]
      .filter(([, found]) => found.length > 1)
      .map(([phrase, found]) => `${phrase}: ${found.map(({ file }) => file).join(', ')}`);
    expect(repeated).toEqual([]);
  });

  // Domain recognises two values by their wording; `satisfies typeof` ties the texts to them.
  it('nothing outside i18n-id and domain writes one of its phrases again', () => {
    const known = new Set(all.map(({ phrase }) => phrase));
    const outside = globSync('{packages/{api,ui,features,session,tenant}/src,apps/*}/**/*.{ts,tsx}', {
      cwd: ROOT,
      exclude: (name) => /^(node_modules|\.next)$/.test(name),
    }).filter((file) => !SAMPLES.test(file));
    expect(outside.length).toBeGreaterThan(400);
    expect(outside).toContain('packages/features/src/learning/test/TestScreen.tsx');
    const repeated = outside.flatMap((file) =>
      phrasesOf(readFileSync(`${ROOT}${file}`, 'utf8'))
        .filter((phrase) => known.has(phrase))
        .map((phrase) => `${file}: ${phrase}`),
    );
    expect(repeated).toEqual([]);
  });
});
