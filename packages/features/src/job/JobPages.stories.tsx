import type { Meta, StoryObj } from '@storybook/react-vite';
import { MAIN_ROUTES } from '@suluh/domain/address';
import { applyText, jobText, savedJobText } from '@suluh/i18n-id/job';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import { SubmitButton } from '@suluh/ui/buttons/SubmitButton';
import { ListSearch } from '@suluh/ui/content/ListSearch';
import { Breadcrumb } from '@suluh/ui/furniture/Breadcrumb';
import { ListingPage } from '@suluh/ui/listing/ListingPage';
import { JobCard } from './JobCard.tsx';
import { JobPage } from './JobPage.tsx';
import { jobSearchIn } from './jobSearch.ts';
import { JobFilterLinks } from './JobFilterLinks.tsx';
import { sampleCourse } from '@suluh/ui/stories/courses.ts';
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
    <JobPage
      breadcrumb={crumb(jobText.title, SAMPLE_JOB.title)}
      job={SAMPLE_JOB}
      description="Menyusun kalender konten, menulis takarir, dan membaca angka penjualan setiap pekan bersama tim toko."
      lists={[
        { title: jobText.requirements, lines: ['Pernah mengelola akun toko', 'Menulis dengan rapi'] },
        {
          title: jobText.facilities,
          lines: ['BPJS Kesehatan', 'Kelas online setiap bulan', 'Makan siang', 'Dua hari libur setiap pekan'],
        },
      ]}
      employer={{ about: 'Membantu seratus toko berjualan di internet sejak 2015.', href: '#perusahaan' }}
      action={
        <ButtonLink kind="flame" size="large" block href="#lamar">
          {applyText.apply}
        </ButtonLink>
      }
      secondary={<SubmitButton kind="line">{savedJobText.save}</SubmitButton>}
      similar={['Penulis Konten', 'Pengelola Toko'].map((title) => ({
        ...SAMPLE_JOB,
        href: `#${title}`,
        title,
      }))}
      courses={[0, 4].map((id) => ({ ...sampleCourse(id), id }))}
    />
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
            search={{ ...jobSearchIn({}), education: 'SMA/SMK' }}
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
