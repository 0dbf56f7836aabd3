import type { JobAlert, JobApplication, JobCard } from '@suluh/api/types';
import { MAIN_ROUTES } from '@suluh/domain/address';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectReadable, show } from '../testing/island.tsx';
import { Applications } from './Applications.tsx';
import { JobFilterLinks } from './JobFilterLinks.tsx';
import { jobSearchIn } from './jobSearch.ts';
import { SavedJobs, WatchedSearches } from './SavedJobs.tsx';
import { filledIn } from '../parts/list-query/index.ts';
import { WatchForm } from './WatchForm.tsx';

const { match: _any, ...none } = jobSearchIn({});
const filters = { ...none, q: 'kasir', city: 'solo', kind: 'Kontrak', company: 'Kedai Rimba' };
const optionsOf = (...titles: string[]) => titles.map((title) => ({ title, count: 1 }));

test('chips narrow the list, the chosen one is told and lets go, and a company too', async () => {
  const options = {
    kinds: optionsOf('Kontrak', 'Penuh Waktu'),
    educations: optionsOf('SMA/SMK'),
    withoutExperience: 3,
  };
  await show(
    <>
      <JobFilterLinks routes={MAIN_ROUTES} search={{ ...filters, match: '' }} options={options} />
      <WatchForm routes={MAIN_ROUTES} filters={filters} />
    </>,
    { screen: 'phone' },
  );
  const link = (name: string) => page.getByRole('link', { name }).element();
  const whole = '/job-vacancies?q=kasir&city=solo&company=Kedai+Rimba';
  expect(link('Kontrak').getAttribute('aria-current')).toBe('true');
  expect(link('Kontrak').getAttribute('href')).toBe(whole);
  expect(link('Semua').getAttribute('href')).toBe(whole);
  expect(link('Penuh Waktu').getAttribute('href')).toContain('kind=Penuh+Waktu');
  expect(link('Tanpa pengalaman').getAttribute('href')).toContain('kind=Kontrak&company=Kedai+Rimba&experience=none');
  expect(link('SMA/SMK').getAttribute('href')).toContain('education=SMA%2FSMK');
  expect(link('Cocok untukku').getAttribute('href')).toContain('match=courses');
  expect(link('Kedai Rimba, tampilkan semua perusahaan').getAttribute('href')).not.toContain('company');
  const form = page.getByRole('button', { name: 'Kabari Saya Lowongan Baru' }).element().closest('form')!;
  expect(Object.fromEntries(new FormData(form))).toMatchObject(filledIn(filters));
  await expectReadable();
});

test('what is seldom asked for is unfolded, unless it is chosen', async () => {
  const options = {
    kinds: optionsOf('Penuh waktu', 'Kontrak', 'Paruh waktu', 'Magang', 'Lepas'),
    educations: optionsOf('SMA/SMK', 'D3', 'S1', 'SMP'),
    withoutExperience: 0,
  };
  await show(
    <JobFilterLinks routes={MAIN_ROUTES} search={{ ...none, education: 'SMP', match: 'courses' }} options={options} />,
  );
  const chips = () =>
    page
      .getByRole('link')
      .elements()
      .map(({ textContent }) => textContent);
  const shown = ['Semua', 'Penuh waktu', 'Kontrak', 'Paruh waktu', 'Magang', 'SMA/SMK', 'D3', 'SMP', 'Cocok untukku'];
  expect(chips()).toEqual(shown);
  await page.getByText('Filter lain').click();
  expect(chips()).toEqual([...shown, 'Lepas', 'S1']);
});

test('what is kept and watched is named, and each can be let go', async () => {
  const job = { postId: 7, slugJob: 'barista', jobTitle: 'Barista', company: { title: 'Kedai Rimba', logo: null } };
  await show(
    <>
      <SavedJobs jobs={[job as JobCard]} routes={MAIN_ROUTES} />
      <WatchedSearches
        alerts={[{ ...filters, id: 'a', createdAt: '2026-01-01T00:00:00Z' } as JobAlert]}
        routes={MAIN_ROUTES}
      />
    </>,
    { screen: 'phone' },
  );
  const end = page
    .getByRole('button', { name: /Hapus dari simpanan ?: Barista/ })
    .element()
    .closest('form')!;
  expect(Object.fromEntries(new FormData(end))).toMatchObject({ id: '7', redirectTo: '/lowongan-tersimpan' });
  await expect.element(page.getByRole('link', { name: 'kasir, Kontrak, Kedai Rimba, solo' })).toBeVisible();
  await expectReadable();
});

test('an application leads to its vacancy while it is open, and says that it is closed afterwards', async () => {
  const sent = {
    jobTitle: 'Barista',
    company: 'Kedai Rimba',
    status: 'sent',
    answer: '',
    cvName: 'cv.pdf',
    createdAt: '2026-01-01T00:00:00Z',
  } as const;
  const applications: JobApplication[] = [
    { ...sent, id: 'a', slugJob: 'barista', isOpen: true },
    { ...sent, id: 'b', slugJob: 'kasir', jobTitle: 'Kasir', isOpen: false },
  ];
  await show(
    <main>
      <h1>Lamaranmu</h1>
      <h2>Semua</h2>
      <Applications applications={applications} routes={MAIN_ROUTES} />
    </main>,
    { screen: 'phone' },
  );
  const links = page.getByRole('link').elements();
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/job-vacancies/barista']);
  expect(page.getByText('Lowongan sudah ditutup', { exact: false }).elements()).toHaveLength(1);
  await expectReadable();
});
