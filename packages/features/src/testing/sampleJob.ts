import type { JobView } from '../job/JobCard.tsx';

/** A vacancy for stories. */
export const SAMPLE_JOB: JobView = {
  href: '#lowongan',
  title: 'Staf Pemasaran Digital',
  company: 'Rumah Digital Jogja',
  logoUrl: null,
  locationText: 'Yogyakarta, Indonesia',
  experienceText: '2 Tahun',
  educationText: 'Diploma, Sarjana',
  salaryText: 'Rp4.500.000 – Rp6.000.000',
  periodText: 'per bulan',
  kindText: 'Penuh waktu',
  postedText: 'Tayang 2 November 2026',
  openingsText: '4 orang',
  closesText: 'Lamaran ditutup 12 Desember 2026',
};
