import { comparisonText } from '@suluh/i18n-id/comparison';
import { expect, it } from 'vitest';
import { courseDetail } from '../testing/courses.ts';
import { comparisonRows } from './ComparisonTable.tsx';

const valuesOf = (label: string, ...changes: Parameters<typeof courseDetail>[0][]) =>
  comparisonRows(changes.map((each) => courseDetail(each))).find((row) => row.label === label)?.values;

it('says of each course what tells it apart, in the order of the courses', () => {
  expect(valuesOf('Durasi', { durationMinutes: 960 }, { durationMinutes: 90 })).toEqual([['960 menit'], ['90 menit']]);
  expect(valuesOf('Sertifikat', { certificate: 'competence' }, { certificate: 'completion' }, {})).toEqual([
    ['Kompetensi'],
    ['Penyelesaian'],
    [comparisonText.none],
  ]);
  expect(valuesOf('Jadwal terdekat', { date: '2026-12-06T02:00:00Z' }, {})).toEqual([
    ['6 Desember 2026'],
    [comparisonText.none],
  ]);
});

it('says all that one learns, line by line', () =>
  expect(valuesOf('Yang kamu pelajari', { outcomes: ['Menggambar pola', 'Mencanting'] })).toEqual([
    ['Menggambar pola', 'Mencanting'],
  ]));

it.each(['Tingkat', 'Kota', 'Sertifikat', 'Jadwal terdekat', 'Yang kamu pelajari'])(
  'leaves out %s where no course has any',
  (label) => expect(valuesOf(label, {}, {})).toBeUndefined(),
);

it('says that a course has none of what another has', () =>
  expect(valuesOf('Peserta', { studentCount: 0 }, { studentCount: 12_480 })).toEqual([
    [comparisonText.none],
    ['12.480'],
  ]));
