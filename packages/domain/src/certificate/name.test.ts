import { describe, expect, it } from 'vitest';
import { isLikelySamePerson } from './name.ts';

describe('two names may well be one person’s', () => {
  it.each([
    ['a word more', 'Rina Lestari', 'Rina Ayu Lestari'],
    ['a title', 'Budi Santoso', 'dr. Budi Santoso, S.Pd.'],
    ['several titles', 'Budi Santoso', 'Prof. Dr. Ir. Budi Santoso, S.Kom., M.T., A.Md.Kep.'],
    ['a slip in a short word', 'Rini Putri', 'Rina Putri'],
    ['two slips in a long word', 'Kusumawati', 'Kusumowatie'],
    ['the old spelling', 'Tjokro Djojo Soekarno', 'Cokro Jojo Sukarno'],
    ['letters swapped', 'Dwei Lestari', 'Dewi Lestari'],
    ['an initial written out', 'M. Amin Rais', 'Muhammad Amin Rais'],
    ['another order', 'Lestari Dewi', 'Dewi Lestari'],
    ['capitals and marks', 'JOSÉ DA COSTA', 'Jose da Costa'],
    ['a single name with its family', 'Sukarno', 'Sukarno Hatta'],
  ])('%s: %s, %s', (_, one, other) => {
    expect(isLikelySamePerson(one, other)).toBe(true);
    expect(isLikelySamePerson(other, one)).toBe(true);
  });
});

describe('two names are likely two people’s', () => {
  it.each([
    ['nothing in common', 'Rani Kusumawati', 'Budi Orang Lain'],
    ['only the family', 'Rani Kusumawati', 'Budi Kusumawati'],
    ['two slips in a short word', 'Rani', 'Rudi'],
    ['a letter between two short names', 'Budi', 'Rudi'],
    ['a letter in each of two short names', 'Rani Putri', 'Dani Putra'],
    ['three slips in a long word', 'Kusumawati', 'Kasimowati'],
    ['only an initial', 'R.', 'Rani'],
    ['only a title', 'S.Pd.', 'Rani Kusumawati'],
    ['another name before a full stop', 'Sari Wulandari', 'Budi.Santoso Wulandari'],
    ['and a short one', 'Sari Wulandari', 'R.Budi Wulandari'],
    ['three words more', 'Sari Wulandari', 'Sari Wulandari Presiden Republik Indonesia'],
    ['one word twice', 'Rani Rani', 'Rani Kusumawati'],
  ])('%s: %s, %s', (_, one, other) => {
    expect(isLikelySamePerson(one, other)).toBe(false);
    expect(isLikelySamePerson(other, one)).toBe(false);
  });
});
