import type { JobCard } from '@suluh/api/types';
import { MAIN_ROUTES } from '@suluh/domain/address';
import { describe, expect, it } from 'vitest';
import { jobView } from './jobView.ts';

const job: JobCard = {
  postId: 7,
  jobTitle: 'Juru Las',
  slugJob: 'juru-las',
  yearsOfExperience: '2',
  educationLevels: 'SMA/SMK',
  workingLocation: { city: 'Surabaya', country: 'Indonesia' },
  salary: { currency: 'IDR', from: 5_200_000, to: 6_500_000, period: 'month', isHidden: false },
  company: { title: 'PT Baja Mandala', logo: null },
  employmentType: 'Kontrak',
  category: 'Teknik',
  openings: null,
  closesOn: null,
  postedAt: '2025-10-01T00:00:00Z',
};
const viewOf = (changes: Partial<JobCard> = {}) => jobView({ ...job, ...changes }, { routes: MAIN_ROUTES });

describe('Job: what a card says', () => {
  it('says how many are wanted and until when, as far as it is known', () => {
    expect(viewOf()).toMatchObject({ openingsText: null, closesText: null });
    expect(viewOf({ openings: 4, closesOn: '2026-12-01' })).toMatchObject({
      openingsText: '4 orang',
      closesText: 'Lamaran ditutup 1 Desember 2026',
    });
  });

  it('says experience in Tahun, education, city and salary', () => {
    expect(viewOf()).toMatchObject({
      href: '/job-vacancies/juru-las',
      experienceText: '2 Tahun',
      educationText: 'SMA/SMK',
      locationText: 'Surabaya, Indonesia',
      salaryText: 'Rp5.200.000 – Rp6.500.000',
      periodText: 'per bulan',
    });
  });

  it('says that no experience is asked for, and the kind of work', () => {
    expect(viewOf({ yearsOfExperience: '0' })).toMatchObject({
      experienceText: 'Tanpa pengalaman',
      kindText: 'Kontrak',
    });
  });

  it.each([
    ['hidden', { currency: 'IDR', from: 5_200_000, to: 6_500_000, period: 'month', isHidden: true }],
    ['without amounts', { currency: 'IDR', from: null, to: null, period: 'month', isHidden: false }],
    ['unknown', null],
  ])('does not say a salary that is %s', (_, salary) => {
    expect(viewOf({ salary })).toMatchObject({ salaryText: 'Gaji dirahasiakan', periodText: null });
  });

  it('leaves out what is not known', () => {
    expect(
      viewOf({ yearsOfExperience: null, educationLevels: null, workingLocation: { city: null, country: 'Indonesia' } }),
    ).toMatchObject({
      experienceText: null,
      educationText: null,
      locationText: 'Indonesia',
    });
  });
});
