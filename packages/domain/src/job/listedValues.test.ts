import { expect, it } from 'vitest';
import { listedValues } from './listedValues.ts';

it.each([
  ['', ['']],
  ['Kontrak', ['Kontrak']],
  ['Kontrak,', ['Kontrak,', 'Kontrak']],
  ['Kontrak, Magang', ['Kontrak, Magang', 'Kontrak', 'Magang']],
  ['Jasa Ahli, Tbk', ['Jasa Ahli, Tbk', 'Jasa Ahli', 'Tbk']],
])('%j asks for %j', (words, values) => expect(listedValues(words)).toEqual(values));
