import type { Meta, StoryObj } from '@storybook/react-vite';
import { newsText } from '@suluh/i18n-id/news';
import { jobText } from '@suluh/i18n-id/job';
import { searchText } from '@suluh/i18n-id/search';
import { JobCard } from '../cards/JobCard.tsx';
import { JobFacts } from '../cards/JobFacts.tsx';
import { thumbnailOf } from '../cloth/thumbnail.ts';
import { Breadcrumb } from '../furniture/Breadcrumb.tsx';
import { ListingPage } from '../listing/ListingPage.tsx';
import { SAMPLE_JOB } from '../stories/jobs.ts';
import { ArticlePage } from './ArticlePage.tsx';
import { ListSearch } from './ListSearch.tsx';
import { Paragraphs } from './Paragraphs.tsx';
import { COLUMN } from '../stories/column.ts';

const meta = { title: 'Halaman/Berita, lowongan, lembaga', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const TEXT = `Nila, soga, dan mengkudu mewarnai kain Nusantara selama berabad-abad. Ketiganya tumbuh di pekarangan, dan ketiganya sabar: warnanya baru keluar setelah kain dicelup berkali-kali.

Daun nila direndam semalam, diaduk, lalu diendapkan. Kulit kayu soga direbus sampai airnya pekat. Akar mengkudu ditumbuk, dan kainnya harus lebih dulu diolah dengan minyak.`;

const crumb = (label: string, current: string) => (
  <Breadcrumb homeHref="#beranda" parents={[{ href: '#daftar', label }]} current={current} />
);

export const Article: Story = {
  render: () => (
    <ArticlePage
      cloth={{
        ...thumbnailOf('mengenal-pewarna-alam', [{ id: 'warna', name: 'Desain & Kreatif' }]),
        layout: 'latar',
        scale: 1.29,
      }}
      breadcrumb={crumb(newsText.title, 'Mengenal pewarna alam')}
      title="Mengenal pewarna alam: nila, soga, dan mengkudu"
      facts={<p className="type-muted">25 Oktober 2025 · Sanggar Canting Ayu</p>}
    >
      <p className="type-lead">Tiga tumbuhan yang mewarnai kain Nusantara selama berabad-abad.</p>
      <Paragraphs text={TEXT} />
    </ArticlePage>
  ),
};

export const Vacancy: Story = {
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
