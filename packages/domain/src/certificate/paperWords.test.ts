import { describe, expect, it } from 'vitest';
import { paperDifferences, type RecordedWords } from './paperWords.ts';

const recorded: RecordedWords = {
  kind: 'Sertifikat Penyelesaian',
  fullname: 'Rina Hartati',
  course: 'Dasar Pemrograman Web dari Nol',
  detail: 'Bandung, 3 Maret 2026 · 960 menit',
};
const marks = { givenTo: 'diberikan kepada', declared: 'yang telah menyelesaikan pelatihan' };
const paper = ({ kind = recorded.kind, name = ['Rina Hartati'], course = ['Dasar Pemrograman', 'Web dari Nol'] }) => [
  'Balai Latih',
  kind,
  'diberikan kepada',
  ...name,
  'yang telah menyelesaikan pelatihan dan dinyatakan kompeten dalam',
  ...course,
  'Bandung, 3 Maret 2026 · 960 menit · Berlaku sampai 3 Maret 2027',
  'Budi',
];

describe('words of a paper that are not on record', () => {
  it.each([
    ['none', {}, []],
    ['none, in other capitals', { name: ['RINA  HARTATI'] }, []],
    ['a name', { name: ['Rudi', 'Hartono'] }, [{ field: 'fullname', onPaper: 'Rudi Hartono' }]],
    ['a kind', { kind: 'Sertifikat Kompetensi' }, [{ field: 'kind', onPaper: 'Sertifikat Kompetensi' }]],
    ['a course', { course: ['Ahli Web', 'dan Data'] }, [{ field: 'course', onPaper: 'Ahli Web dan Data' }]],
  ])('%s', (_, changed, expected) => {
    expect(paperDifferences(paper(changed), recorded, marks)).toEqual(expected);
  });

  it('take one line as the course where place and time are not those on record', () => {
    const lines = paper({ course: ['Ahli Web'] }).map((line) => line.replace('Bandung', 'Solo'));
    expect(paperDifferences(lines, recorded, marks)).toEqual([{ field: 'course', onPaper: 'Ahli Web' }]);
  });

  it('are not guessed of a paper that is not laid out as ours', () => {
    expect(paperDifferences(['Rudi Hartono'], recorded, marks)).toEqual([]);
    expect(paperDifferences([], recorded, marks)).toEqual([]);
  });
});
