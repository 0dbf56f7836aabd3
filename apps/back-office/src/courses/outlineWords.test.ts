import { mergeOutlines, type OutlineDifference } from '@suluh/domain/staff';
import { describe, expect, it } from 'vitest';
import type { OutlineLesson, OutlineSection } from './outline.ts';
import { answerWords, differenceLabel, namesIn, theirWords } from './outlineWords.ts';

const lesson = (id: number, title: string, change: Partial<OutlineLesson> = {}): OutlineLesson => ({
  key: `lesson-${id}`,
  id,
  title,
  kind: 'article',
  durationMinutes: 5,
  isPreview: false,
  isRequired: true,
  rule: null,
  content: null,
  url: null,
  learners: 0,
  ...change,
});
const part = (id: number, title: string, lessons: OutlineLesson[]): OutlineSection => ({
  key: `section-${id}`,
  id,
  title,
  lessons,
});
const opened = [part(1, 'Dasar', [lesson(1, 'Alat'), lesson(2, 'Bahan')]), part(2, 'Lanjut', [])];

function told(mine: OutlineSection[], current: OutlineSection[]) {
  const { theirs, both } = mergeOutlines({ opened, mine, current });
  const names = namesIn(mine, current, opened);
  return {
    theirs: theirs.map((each) => theirWords(names, each)),
    both: both.map((each: OutlineDifference) => [
      differenceLabel(names, each),
      answerWords(names, each, 'mine'),
      answerWords(names, each, 'theirs'),
    ]),
  };
}

describe('what two people did to an outline, in words', () => {
  it('tells what they added, removed, moved, turned and wrote', () => {
    const current = [part(2, 'Lanjut', [lesson(2, 'Bahan')]), part(1, 'Dasar', [lesson(3, 'Warna')])];
    expect(told(opened, current).theirs).toEqual([
      'Alat: dihapus',
      'Bahan: Ada di bagian: Lanjut',
      'Warna: ditambahkan',
      'Urutan bagian: Lanjut; Dasar',
    ]);
    const written = [part(1, 'Mulai', [lesson(2, 'Bahan'), lesson(1, 'Alat', { isPreview: true })]), opened[1]!];
    expect(told(opened, written).theirs).toEqual([
      'Alat: Bisa dilihat sebelum membeli: ya',
      'Dasar: Judul bagian: Mulai',
      'Dasar: Urutan isinya: Bahan; Alat',
    ]);
  });

  it('asks of a field with both values, by what each is called now', () => {
    const mine = [
      part(1, 'Dasar', [lesson(1, 'Alat lukis', { kind: 'assignment', rule: 'handed-in' }), lesson(2, 'Bahan')]),
      opened[1]!,
    ];
    const current = [part(1, 'Dasar', [lesson(1, 'Alat tulis', { kind: 'video' }), lesson(2, 'Bahan')]), opened[1]!];
    expect(told(mine, current).both).toEqual([
      ['Alat lukis: Judul pelajaran', 'Alat lukis', 'Alat tulis'],
      ['Alat lukis: Jenis', 'Tugas · Tugasnya dikumpulkan', 'Video'],
    ]);
  });

  it('asks whether something goes that the other one changed, and says what that was', () => {
    const without = [part(1, 'Dasar', [lesson(2, 'Bahan')]), opened[1]!];
    const changed = [part(1, 'Dasar', [lesson(1, 'Alat', { durationMinutes: 9 }), lesson(2, 'Bahan')]), opened[1]!];
    expect(told(without, changed).both).toEqual([['Alat: Dihapus atau tidak', 'Dihapus', 'Tetap ada · Menit: 9']]);
    expect(told(changed, without).both).toEqual([
      ['Alat: Dihapus atau tidak', 'Tetap ada, dibuat lagi tanpa berkas dan kemajuan peserta · Menit: 9', 'Dihapus'],
    ]);
    expect(told([opened[0]!, part(2, 'Akhir', [])], [opened[0]!]).both).toEqual([
      ['Akhir: Dihapus atau tidak', 'Tetap ada · Judul bagian: Akhir', 'Dihapus'],
    ]);
  });
});
