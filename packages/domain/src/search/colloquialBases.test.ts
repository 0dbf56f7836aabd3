import { expect, it } from 'vitest';
import { colloquialBases } from './colloquialBases.ts';

it.each([
  ['ngelas', 'las'],
  ['ngecat', 'cat'],
  ['ngebor', 'bor'],
  ['ngepel', 'pel'],
  ['ngedit', 'edit'],
  ['ngegambar', 'gambar'],
  ['ngerias', 'rias'],
  ['ngelamar', 'lamar'],
  ['nglamar', 'lamar'],
  ['nggambar', 'gambar'],
  ['ngajar', 'ajar'],
  ['ngukur', 'ukur'],
  ['ngatur', 'atur'],
  ['ngitung', 'hitung'],
  ['ngafal', 'hafal'],
  ['ngoding', 'koding'],
  ['ngirim', 'kirim'],
  ['ngetik', 'ketik'],
  ['ngopi', 'kopi'],
  ['nyopir', 'sopir'],
  ['nyablon', 'sablon'],
  ['nyervis', 'servis'],
  ['nyuci', 'cuci'],
  ['nyatet', 'catat'],
  ['nulis', 'tulis'],
  ['nari', 'tari'],
  ['nanem', 'tanam'],
  ['ndesain', 'desain'],
  ['njahit', 'jahit'],
  ['motret', 'potret'],
  ['masang', 'pasang'],
  ['macul', 'pacul'],
  ['mijet', 'pijat'],
  ['mbatik', 'batik'],
])('%s may be made of %s', (word, base) => expect(colloquialBases(word)).toContain(base));

it.each([
  ['ngajarin', 'ajar'],
  ['ngitungin', 'hitung'],
  ['ngerjain', 'kerja'],
  ['nyuciin', 'cuci'],
  ['nulisin', 'tulis'],
  ['masangin', 'pasang'],
  ['benerin', 'bener'],
  ['benerin', 'benar'],
  ['jahitin', 'jahit'],
])('%s, with -in, may be made of %s', (word, base) => expect(colloquialBases(word)).toContain(base));

it.each([
  ['ngajar', ['ajar', 'kajar', 'hajar']],
  ['nyuci', ['suci', 'cuci']],
  ['ngelas', ['las', 'elas', 'kelas', 'helas']],
  ['ngajarin', ['ajarin', 'kajarin', 'hajarin', 'ajar', 'kajar', 'hajar', 'ngajar']],
])('the likeliest first, each once: %s', (word, bases) => expect(colloquialBases(word)).toEqual(bases));

it.each(['batik', 'listrik', 'excel', 'seo', 'nya', 'in', 'ain', ''])('%j is made of no other word', (word) =>
  expect(colloquialBases(word)).toEqual([]),
);

it.each([
  ['nyaman', ['saman', 'caman']],
  ['nenas', ['tenas']],
  ['mangga', ['pangga']],
  ['main', ['pain']],
  ['ngarai', ['arai', 'karai', 'harai']],
  ['mesin', ['pesin', 'pes', 'pas', 'mes', 'mas']],
])('%s, which only looks like such a verb, may be made of %j alone', (word, bases) =>
  expect(colloquialBases(word)).toEqual(bases),
);
