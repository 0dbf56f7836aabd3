import { expect, test } from 'vitest';
import { textOf } from './letter.ts';
import { mailText } from './mail.ts';

test.each([
  ['Sekar Ayu', 'Halo Sekar Ayu,'],
  ['dr. Budi Santoso, S.Pd.', 'Halo dr. Budi Santoso, S.Pd.,'],
  ['M. Amin', 'Halo M. Amin,'],
  ['Klik www.jahat.example sekarang', 'Halo,'],
  ['jahat.id', 'Halo,'],
  ['JAHAT.COM klik', 'Halo,'],
  ['Jahat.Com klik', 'Halo,'],
  ['https://jahat', 'Halo,'],
])('a letter to %s begins with %s', (fullname, expected) => {
  expect(textOf(mailText.welcome({ fullname, product: 'Suluh' }).letter).split('\n', 1)[0]).toBe(expected);
});

test('a letter of welcome leads to the courses of its face; one from before has no way to them', () => {
  const link = 'https://magang.example/internship-ddb/collection-course';
  expect(textOf(mailText.welcome({ fullname: 'Rani', product: 'Suluh', link }).letter)).toContain(
    `Cari Kursus:\n${link}`,
  );
  expect(textOf(mailText.welcome({ fullname: 'Rani', product: 'Suluh' }).letter)).not.toContain('Cari Kursus');
});

test.each([
  ['2026-11-28T02:00:00Z', 'Asia/Jakarta', 'Dimulai pukul 09.00 WIB.'],
  ['2026-11-28T02:00:00Z', 'Asia/Makassar', 'Dimulai pukul 10.00 WITA.'],
  [null, undefined, 'Siapkan e-tiketmu.'],
])('a class that begins soon is told of by its hour, which stays true (%s, %s)', (startsAt, timeZone, words) => {
  const facts = { fullname: 'Rani', course: 'Membatik', schedule: ['Batch 1'], code: 'C', product: 'Suluh', link: '' };
  expect(textOf(mailText.ticket({ ...facts, news: 'soon', startsAt, timeZone }).letter)).toContain(
    `Membatik: Batch 1. ${words}`,
  );
});

test('a letter as text names each part in reading order, and leaves out what is empty', () => {
  const { letter } = mailText.ticket({
    fullname: 'Rani',
    news: 'issued',
    course: 'Membatik',
    schedule: [],
    code: 'CT12-0846',
    product: 'Suluh',
    link: 'https://suluh.example/tiket',
  });
  expect(textOf(letter)).toBe(
    [
      'E-Tiket Terbit',
      'Halo Rani,',
      'E-tiket Membatik sudah terbit. Buka sekali selagi ada sinyal supaya bisa ditunjukkan tanpa internet.',
      'Kode tiket: CT12-0846',
      'Buka e-tiket:\nhttps://suluh.example/tiket',
      'Di sana kamu bisa mengunduh PDF dan menambahkannya ke kalender.',
      'Salam,\nSuluh',
    ].join('\n\n'),
  );
});

test('the letter of a finished course is its partner’s', () => {
  const { letter } = mailText.courseFinished({
    fullname: 'Dimas',
    course: 'Membatik',
    number: null,
    isPrakerja: false,
    product: 'Universitas Janabadra',
    link: 'https://suluh.example/program/janabadra/my-course',
  });
  expect(letter).toMatchObject({ product: 'Universitas Janabadra', heading: 'Kursus Selesai' });
  expect(textOf(letter)).toMatch(/Salam,\nUniversitas Janabadra$/);
});

test.each([
  [true, 'supaya insentifmu bisa diproses'],
  [false, 'Ulasanmu membantu peserta lain memilih'],
])('the news of a finished course ask for its review, of Prakerja: %s', (isPrakerja, words) => {
  const { letter } = mailText.courseFinished({
    fullname: 'Wahyu',
    course: 'Menghitung Harga Pokok Produksi',
    number: 'SLH-1',
    isPrakerja,
    product: 'Suluh',
    link: 'https://suluh.example/my-course/menghitung-harga-pokok-produksi/selesai',
  });
  expect(textOf(letter)).toContain(words);
});

test('a note to whoever runs the site has neither greeting nor closing', () => {
  const { letter } = mailText.partnershipApplication({
    id: 4,
    email: 'ibu@contoh.example',
    type: 'organisation',
    name: 'Sanggar Canting',
    phone: '0812',
    website: 'https://sanggar.example',
    fields: ['Kriya', 'Batik'],
    profile: 'Sejak 1998.',
  });
  expect(textOf(letter).split('\n').slice(-6)).toEqual([
    'ibu@contoh.example',
    '0812',
    'https://sanggar.example',
    'Kriya, Batik',
    '',
    'Sejak 1998.',
  ]);
});
