import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const SOURCE = path.resolve(import.meta.dirname, '..');
/** An input of a list of filters: it has a key, and its properties hold arrows. */
const FILTER = /<\w+Input\s+key="(\w+)"((?:[^>]|=>)*)>/g;

const filters = globSync('**/*.tsx', { cwd: SOURCE }).flatMap((file) =>
  [...readFileSync(path.join(SOURCE, file), 'utf8').matchAll(FILTER)].map(
    ([, name, properties]) => [file, name!, properties!] as const,
  ),
);

describe('filters of lists', () => {
  it('are looked for in many files', () => expect(filters.length).toBeGreaterThan(40));

  it.each(filters)('%s: %s is seen from the beginning, for no button brings it', (_, __, properties) =>
    expect(properties).toMatch(/\balwaysOn\b/),
  );
});
