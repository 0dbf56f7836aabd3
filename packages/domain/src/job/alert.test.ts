import { expect, it } from 'vitest';
import { asksForSomething, type JobFilters } from './alert.ts';

const none: JobFilters = { q: '', city: '', kind: '', company: '', education: '', experience: '' };

it.each([
  ['nothing', none, false],
  ['words', { ...none, q: 'kasir' }, true],
  ['a city', { ...none, city: 'solo' }, true],
  ['a kind', { ...none, kind: 'Magang' }, true],
  ['a company', { ...none, company: 'Kopi' }, true],
  ['an education', { ...none, education: 'D3' }, true],
  ['no experience', { ...none, experience: 'none' as const }, true],
])('a search for %s', (_, filters, expected) => expect(asksForSomething(filters)).toBe(expected));
