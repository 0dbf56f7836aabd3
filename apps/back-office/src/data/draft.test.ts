import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { forgetKeptSecrets, keepDraft, offerOf, readDraft, withoutSecrets } from './draft.ts';

const at = '2026-11-23T04:00:00Z';

test.each([
  [
    'nobody saved meanwhile: all that was typed, without a question',
    { values: { fullname: 'Excel' }, opened: { fullname: 'Word' } },
    { fullname: 'Word', city: 'Solo' },
    { changed: { fullname: 'Excel' }, both: [] },
  ],
  [
    'somebody saved the same field anew: it asks',
    { values: { fullname: 'Excel', city: 'Tegal' }, opened: { fullname: 'Word', city: null } },
    { fullname: 'Calc', city: null },
    { changed: { fullname: 'Excel', city: 'Tegal' }, both: ['fullname'] },
  ],
  [
    'somebody saved what was typed: nothing is left of it',
    { values: { fullname: 'Excel' }, opened: { fullname: 'Word' } },
    { fullname: 'Excel' },
    { changed: {}, both: [] },
  ],
  [
    'it does not know what it was typed over: it asks about every field',
    { values: { fullname: 'Excel' } },
    { fullname: 'Word' },
    { changed: { fullname: 'Excel' }, both: ['fullname'] },
  ],
  [
    'of a record that is not there yet',
    { values: { fullname: 'Excel' }, opened: { fullname: null } },
    {},
    { changed: { fullname: 'Excel' }, both: [] },
  ],
])('a draft, %s', (_, draft, record, offer) => {
  expect(offerOf({ at, ...draft }, record)).toEqual(offer);
});

/** What a browser keeps, as far as drafts ask of it. */
function browserKeeps(held: Record<string, string> = {}): Map<string, string> {
  const kept = new Map(Object.entries(held));
  vi.stubGlobal('localStorage', {
    get length() {
      return kept.size;
    },
    key: (at: number) => [...kept.keys()][at] ?? null,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  return kept;
}
afterEach(() => vi.unstubAllGlobals());

describe('a secret that was typed', () => {
  it('is in no draft, and what was typed beside it is', () => {
    const kept = browserKeeps();
    keepDraft('u1', 'programme', '7', { values: { name: 'Janabadra', oidcClientSecret: 'rahasia' } });
    expect(readDraft('u1', 'programme', '7')?.values).toEqual({ name: 'Janabadra' });
    expect([...kept.values()].join(' ')).not.toContain('rahasia');
  });

  it('that a draft kept before goes, whoever typed it, and nothing else does', () => {
    const draft = (values: object) => JSON.stringify({ at, values });
    const kept = browserKeeps({
      'suluh-draft:u1:programme:7': draft({ name: 'Janabadra', oidcClientSecret: 'rahasia' }),
      'suluh-draft:u2:programme:new': draft({ oidcClientSecret: 'rahasia' }),
      'suluh-draft:u1:course:3': draft({ fullname: 'Excel' }),
      'suluh-draft:u1:course:4': 'not a draft',
      'kantor.theme': draft({ oidcClientSecret: 'of something else' }),
    });
    forgetKeptSecrets();
    expect([...kept.keys()]).not.toContain('suluh-draft:u2:programme:new');
    expect(readDraft('u1', 'programme', '7')).toEqual({ at, values: { name: 'Janabadra' } });
    expect(readDraft('u1', 'course', '3')).toEqual({ at, values: { fullname: 'Excel' } });
    expect(kept.size).toBe(4);
  });

  it('is each that a form of a record hides while it is typed', () => {
    const source = path.resolve(import.meta.dirname, '..');
    const hidden = globSync('**/*.tsx', { cwd: source }).flatMap((file) =>
      [...readFileSync(path.join(source, file), 'utf8').matchAll(/source="(\w+)"\s+type="password"/g)].map(
        ([, name]) => name!,
      ),
    );
    expect(hidden).not.toEqual([]);
    expect(withoutSecrets(Object.fromEntries(hidden.map((name) => [name, 'rahasia'])))).toEqual({});
  });
});
