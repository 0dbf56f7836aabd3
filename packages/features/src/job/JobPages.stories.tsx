import type { Meta, StoryObj } from '@storybook/react-vite';
import { jobText } from '@suluh/i18n-id/job';
import { searchText } from '@suluh/i18n-id/search';
import { ArticlePage } from '@suluh/ui/content/ArticlePage';
import { ListSearch } from '@suluh/ui/content/ListSearch';
import { Paragraphs } from '@suluh/ui/content/Paragraphs';
import { Breadcrumb } from '@suluh/ui/furniture/Breadcrumb';
import { ListingPage } from '@suluh/ui/listing/ListingPage';
import { COLUMN } from '@suluh/ui/stories/column.ts';
import { JobCard } from './JobCard.tsx';
import { JobFacts } from './JobFacts.tsx';
import { SAMPLE_JOB } from '../testing/sampleJob.ts';

const meta = { title: 'Halaman/Lowongan', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

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
    >
      <div style={COLUMN}>
        <ListSearch
          action="#cari"
          label={jobText.title}
          fields={[
            { name: 'q', label: 'Posisi', value: '', maxLength: 100 },
            { name: 'kota', label: 'Kota', value: 'Yogyakarta', maxLength: 100 },
          ]}
          submitText={searchText.submit}
        />
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
      </div>
    </ListingPage>
  ),
};
