import { expect, it } from 'vitest';
import { demoCourses } from '../insert/courses.ts';
import { partners } from './partners.ts';

const NUMBERS = ['nol', 'satu', 'dua', 'tiga', 'empat', 'lima', 'enam', 'tujuh', 'delapan', 'sembilan', 'sepuluh'];

it.each(partners.map(({ code, description }) => [code, description] as const))(
  'what %s tells of its teachers is what its page counts',
  (code, description) => {
    const teachers = new Set(demoCourses.filter(({ partner }) => partner === code).map(({ teacher }) => teacher));
    const said = /(\w+(?: belas)?) (?:pengajar|\w+ mengajar)/i.exec(description)?.[1]?.toLowerCase();
    const isNumber = said !== undefined && (NUMBERS.includes(said) || said.endsWith(' belas'));
    if (isNumber) expect(said).toBe(NUMBERS[teachers.size]);
  },
);

it('one tells how many they are', () =>
  expect(partners.find(({ code }) => code === 'kelas-kode')!.description).toContain('tiga pengajarnya'));
