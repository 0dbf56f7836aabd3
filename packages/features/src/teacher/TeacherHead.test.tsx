import type { TeacherDetail } from '@suluh/api/types';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TeacherHead } from './TeacherHead.tsx';

const teacher = (changes: Partial<TeacherDetail> = {}): TeacherDetail => ({
  slug: 'laras-widodo',
  fullname: 'Laras Widodo',
  role: 'Pembatik dan penguji kompetensi',
  foto: null,
  bio: null,
  topics: ['Kerajinan', 'Desain'],
  institutions: [],
  totalCourse: 3,
  totalStudent: 12_480,
  rating: 4.8,
  totalRating: 312,
  courses: [],
  ...changes,
});
const shown = (changes?: Partial<TeacherDetail>) => renderToStaticMarkup(<TeacherHead teacher={teacher(changes)} />);

it('says whom they taught, what those say, and how many courses there are', () => {
  const html = shown();
  for (const said of ['Laras Widodo', 'Kerajinan · Desain', '12.480', '4.8 dari 5 bintang, 312 penilaian', '>3<'])
    expect(html).toContain(said);
});

it('says what they are, where that is known', () => {
  expect(shown()).toContain('<p>Pembatik dan penguji kompetensi</p>');
  expect(shown({ role: '' })).not.toContain('<p></p>');
});

it('says nothing of stars nobody gave, and of people nobody was', () => {
  const html = shown({ rating: null, totalRating: 0, totalStudent: 0, topics: [] });
  expect(html).not.toMatch(/bintang|peserta|★/);
});

it('shows the face by a name, and letters without one', () => {
  expect(shown({ foto: 'teacher/laras.webp' })).toContain('alt="Potret Laras Widodo"');
  expect(shown()).not.toContain('<img');
});
