import { describe, expect, it } from 'vitest';
import { courseSubject } from '../subjects/course.ts';
import { jobSubject } from '../subjects/job.ts';
import { promoSubject } from '../subjects/promo.ts';
import { guessFields, headingOf, isTold, readFields } from './headings.ts';

const guess = (subject: typeof jobSubject, ...columns: string[]) => Object.fromEntries(guessFields(subject, columns));

describe('the field a column of a file stands for', () => {
  it.each([
    [courseSubject, 'nomor', 'id'],
    [courseSubject, 'id', 'id'],
    [courseSubject, 'Nama kursus', 'fullname'],
    [courseSubject, ' NAMA_KURSUS ', 'fullname'],
    [courseSubject, 'judul', 'fullname'],
    [courseSubject, 'Course name', 'fullname'],
    [courseSubject, 'partner', 'partnerId'],
    [jobSubject, 'tugas', 'tasks'],
    [jobSubject, 'Tugas (satu per baris)', 'tasks'],
    [jobSubject, 'company name', 'companyName'],
    [jobSubject, 'Pérusahaan', 'companyName'],
    [jobSubject, 'hari terakhir melamar', 'closesOn'],
    [promoSubject, 'kode', 'id'],
    [promoSubject, 'Kode promo', 'id'],
    [promoSubject, 'mulai (wib)', 'startAt'],
    [promoSubject, 'start at', 'startAt'],
    [promoSubject, 'potongan %', 'percent'],
    [promoSubject, 'potongan', null], // of rupiah or of a share: nobody can tell
    [promoSubject, 'warna', null],
  ])('is guessed', (subject, column, field) => expect(guess(subject, column)).toEqual({ [column]: field }));

  it.each([courseSubject, jobSubject, promoSubject])('is known of every heading we write', (subject) => {
    for (const field of readFields(subject)) {
      expect(guess(subject, headingOf(subject, field).toLowerCase())).toEqual({
        [headingOf(subject, field).toLowerCase()]: field,
      });
      expect(guess(subject, field)).toEqual({ [field]: field });
    }
  });

  it('is that of the column that is called as we call it, where two columns could be meant', () =>
    expect(guess(courseSubject, 'judul', 'nama kursus')).toEqual({ judul: null, 'nama kursus': 'fullname' }));

  it('stays what somebody chose', () => {
    const known = new Map([
      ['judul', 'summary'],
      ['nama kursus', null],
    ]);
    const guessed = Object.fromEntries(guessFields(courseSubject, ['judul', 'nama kursus', 'ringkasan'], known));
    expect(guessed).toEqual({ judul: 'summary', 'nama kursus': null, ringkasan: null });
  });

  it('stands in the order of the file, whatever was guessed first', () => {
    const columns = ['catatan', 'judul', 'nama kursus', 'harga jual'];
    expect([...guessFields(courseSubject, columns).keys()]).toEqual(columns);
    expect([...guessFields(courseSubject, columns, new Map([['nama kursus', null]])).keys()]).toEqual(columns);
    expect([...guessFields(courseSubject, ['warna'], new Map([['judul', null]])).keys()]).toEqual(['judul', 'warna']);
  });

  it('is none of what is told beside the fields', () => {
    for (const column of ['dipasang (wib)', 'slug', 'Alasan']) expect(isTold(jobSubject, column)).toBe(true);
    expect(isTold(jobSubject, 'terbit')).toBe(false);
    expect(isTold(courseSubject, 'terbit')).toBe(true);
  });
});
