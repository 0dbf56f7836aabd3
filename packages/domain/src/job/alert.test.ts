import { expect, it } from 'vitest';
import { asksForSomething } from './alert.ts';

const none = { q: '', city: '', kind: '', company: '' };

it.each([
  ['nothing', none, false],
  ['words', { ...none, q: 'kasir' }, true],
  ['a city', { ...none, city: 'solo' }, true],
  ['a kind', { ...none, kind: 'Magang' }, true],
  ['a company', { ...none, company: 'Kopi' }, true],
])('a search for %s', (_, filters, expected) => expect(asksForSomething(filters)).toBe(expected));
