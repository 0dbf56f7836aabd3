import type { FilterGroupView, FilterOptionView } from '../listing/filterView.ts';

function options(rows: readonly (readonly [string, number])[], checked: readonly string[] = []): FilterOptionView[] {
  return rows.map(([label, count]) => ({
    value: label,
    label,
    countText: String(count),
    checked: checked.includes(label),
    disabled: count === 0,
  }));
}

/** The filters of a listing, for stories. */
export const SAMPLE_FILTERS: FilterGroupView[] = [
  {
    id: 'tipe',
    kind: 'checkbox',
    title: 'Tipe Kursus',
    name: 'courseType',
    open: true,
    visibleCount: 2,
    options: options(
      [
        ['Kursus Online', 148],
        ['Kursus Offline', 36],
      ],
      ['Kursus Online', 'Kursus Offline'],
    ),
  },
  {
    id: 'lokasi',
    kind: 'checkbox',
    title: 'Lokasi Kelas',
    name: 'locationEvent',
    open: true,
    visibleCount: 5,
    options: options(
      [
        ['Yogyakarta', 14],
        ['Jakarta', 9],
        ['Surabaya', 7],
        ['Bandung', 6],
        ['Makassar', 0],
        ['Medan', 3],
      ],
      ['Yogyakarta'],
    ),
  },
  {
    id: 'kategori',
    kind: 'checkbox',
    title: 'Kategori',
    name: 'category',
    open: true,
    visibleCount: 4,
    options: options([
      ['Desain & Kreatif', 38],
      ['Teknologi Informasi', 34],
      ['Bisnis & Manajemen', 29],
      ['Kuliner & Perhotelan', 21],
      ['Kesehatan', 9],
    ]),
  },
  {
    id: 'harga',
    kind: 'checkbox',
    title: 'Harga',
    name: 'price',
    open: true,
    visibleCount: 5,
    options: options([
      ['Gratis', 12],
      ['Di bawah Rp100.000', 27],
      ['Rp100.000 – Rp500.000', 98],
      ['Di atas Rp500.000', 47],
    ]),
  },
  {
    id: 'usia',
    kind: 'age',
    title: 'Usia',
    open: true,
    minName: 'min_age',
    maxName: 'max_age',
    min: '40',
    max: '35',
    minError: 'Melebihi umur maksimal!',
    maxError: null,
  },
  {
    id: 'pendidikan',
    kind: 'checkbox',
    title: 'Pendidikan',
    name: 'education',
    open: false,
    visibleCount: 8,
    options: options([
      ['SMA/SMK', 88],
      ['Diploma', 52],
      ['Sarjana', 61],
    ]),
  },
  {
    id: 'rating',
    kind: 'radio',
    title: 'Rating',
    name: 'rating',
    open: true,
    visibleCount: 2,
    options: [
      { value: '', label: 'Semua rating', checked: false },
      { value: '4', label: 'ke atas', stars: 4, checked: true },
    ],
  },
  {
    id: 'lembaga',
    kind: 'checkbox',
    title: 'Lembaga',
    name: 'lp',
    open: false,
    visibleCount: 5,
    options: options([
      ['Sanggar Canting Ayu', 12],
      ['Kelas Kode Nusantara', 11],
    ]),
  },
];

export const SAMPLE_SORTS = [
  'Paling Sesuai',
  'Harga Tertinggi',
  'Harga Terendah',
  'Terbaru',
  'Rating Tertinggi',
  'Rating Terendah',
].map((label, index) => ({ value: String(index), label }));
