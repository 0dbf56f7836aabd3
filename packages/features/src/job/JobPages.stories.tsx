import type { Meta, StoryObj } from '@storybook/react-vite';
import { MAIN_ROUTES } from '@suluh/domain/address';
import { NO_JOB_FILTERS } from '@suluh/domain/job';
import { jobText } from '@suluh/i18n-id/job';
import { ArticlePage } from '@suluh/ui/content/ArticlePage';
import { ListSearch } from '@suluh/ui/content/ListSearch';
import { Paragraphs } from '@suluh/ui/content/Paragraphs';
import { Breadcrumb } from '@suluh/ui/furniture/Breadcrumb';
import { ListingPage } from '@suluh/ui/listing/ListingPage';
import { JobCard } from './JobCard.tsx';
import { JobFacts } from './JobFacts.tsx';
import { JobFilterLinks } from './JobFilterLinks.tsx';
import { SAMPLE_JOB } from '../testing/sampleJob.ts';

const meta = { title: 'Halaman/Lowongan', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const optionsOf = (...titles: string[]) => titles.map((title) => ({ title, count: 1 }));

const crumb = (label: string, current: string) => (
  <Breadcrumb homeHref="#beranda" parents={[{ href: '#daftar', label }]} current={current} />
);

export const Vacancy: Story = {
  name: 'Lowongan',
  render: () => (
    <ArticlePage
      cloth={null}
      breadcrumb={crumb(jobText.title, SAMPLE_JOB.title)}
      title={SAMPLE_JOB.title}
      facts={<JobFacts job={SAMPLE_JOB} />}
    >
      <h2 className="type-h2">{jobText.description}</h2>
      <Paragraphs text="Menyusun kalender konten, menulis takarir, dan membaca angka penjualan setiap pekan bersama tim toko." />
      <h2 className="type-h2">{jobText.facilities}</h2>
      <ul className="content-list">
        <li>BPJS Kesehatan</li>
        <li>Kelas daring setiap bulan</li>
      </ul>
    </ArticlePage>
  ),
};

export const VacancyList: Story = {
  name: 'Daftar lowongan',
  render: () => (
    <ListingPage
      breadcrumb={<Breadcrumb homeHref="#beranda" parents={[]} current={jobText.title} />}
      title={jobText.title}
      activeFilters={
        <>
          {' '}
          <ListSearch
            action="#cari"
            label={jobText.title}
            fields={[
              { name: 'q', label: jobText.keyword, value: '', maxLength: 100 },
              { name: 'kota', label: jobText.city, value: '', maxLength: 100, placeholder: jobText.anyCity },
            ]}
            submitText={jobText.submit}
            submitKind="flame"
          />
          <JobFilterLinks
            routes={MAIN_ROUTES}
            search={{ ...NO_JOB_FILTERS, education: 'SMA/SMK', match: '' }}
            options={{
              kinds: optionsOf('Penuh waktu', 'Kontrak', 'Paruh waktu', 'Lepas', 'Magang'),
              educations: optionsOf('SMA/SMK', 'D3', 'S1', 'SMP'),
              withoutExperience: 9,
            }}
          />
        </>
      }
    >
      <div className="content-cards">
        <JobCard job={SAMPLE_JOB} />
        <JobCard
          job={{
            ...SAMPLE_JOB,
            href: '#pengrajin',
            title: 'Pengrajin Batik',
            salaryText: 'Gaji dirahasiakan',
            periodText: null,
            logoUrl: '/tidak-ada.png',
          }}
        />
      </div>
    </ListingPage>
  ),
};
