import { Price } from '@suluh/ui/price/Price';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Badge } from '@suluh/ui/badges/Badge';
import { Button } from '@suluh/ui/buttons/Button';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import { CourseCard } from '@suluh/ui/cards/CourseCard';
import { Note } from '@suluh/ui/feedback/Note';
import { Select } from '@suluh/ui/forms/Select';
import { Breadcrumb } from '@suluh/ui/furniture/Breadcrumb';
import { SkipLink } from '@suluh/ui/furniture/SkipLink';
import { Pagination } from '@suluh/ui/navigation/Pagination';
import { SectionTabs } from '@suluh/ui/navigation/SectionTabs';
import { ScrollRow } from '@suluh/ui/sections/ScrollRow';
import { ScrollRowArrows } from '@suluh/ui/sections/ScrollRowArrows';
import { Section } from '@suluh/ui/sections/Section';
import { SAMPLE_CURRICULUM, SAMPLE_SCHEDULES, SCHEDULE_BUTTON } from '@suluh/ui/stories/courseDetail.ts';
import { sampleCourse } from '@suluh/ui/stories/courses.ts';
import { SampleFooter, SampleHeader } from '@suluh/ui/stories/furniture';
import { WishlistButton } from '@suluh/ui/wishlist/WishlistButton';
import { SAMPLE_REVIEWS } from '../testing/reviews.ts';
import { BuyBar, BuyBox } from './BuyBox.tsx';
import { CourseBody, CourseSection, LearnList } from '../parts/course-page/index.ts';
import { CourseHero } from '../parts/course-page/index.ts';
import { Curriculum } from '@suluh/ui/course/Curriculum';
import { ReportPattern } from '../parts/reviews/ReportDialog.tsx';
import { ReportOnTouch } from '../parts/reviews/ReportOnTouch.tsx';
import { ReviewDeeds } from '../parts/reviews/ReviewDeeds.tsx';
import { ReviewItem } from '../parts/reviews/ReviewItem.tsx';
import { ReviewSummary } from '../parts/reviews/ReviewSummary.tsx';
import { ScheduleCard } from '@suluh/ui/course/ScheduleCard';
import { ShareButton } from '@suluh/ui/course/ShareButton';
import { explained } from '@suluh/ui/stories/explained.ts';

const course = sampleCourse(5);
const wishlistLabels = { add: 'Tambah ke Wishlist', remove: 'Hapus dari Wishlist', text: 'Wishlist' };
const HIGHLIGHTS = [
  { text: 'Pengajar', count: 84 },
  { text: 'Praktik', count: 61 },
];
const BARS = [
  { stars: 5, count: 128, percent: 82 },
  { stars: 4, count: 19, percent: 12 },
  { stars: 3, count: 6, percent: 4 },
  { stars: 2, count: 2, percent: 1.5 },
  { stars: 1, count: 1, percent: 0.8 },
];

function wishlist(iconOnly: boolean) {
  return <WishlistButton wished={false} labels={wishlistLabels} onToggle={async (wish) => wish} iconOnly={iconOnly} />;
}

function CoursePage({ reviewed = true }: { reviewed?: boolean }) {
  return (
    <>
      <SkipLink />
      <SampleHeader current="" member />
      <main id="isi">
        <CourseHero
          breadcrumb={
            <Breadcrumb
              homeHref="#"
              parents={[{ href: '#kategori', label: 'Desain & Kreatif' }]}
              current="Membatik Tulis untuk Pemula"
            />
          }
          badges={
            <>
              <Badge tone="offline">Kursus Offline</Badge>
              <Badge tone="neutral">Sertifikat Kompetensi</Badge>
            </>
          }
          title={course.title}
          summary="Dua hari di sanggar: menggambar pola, mencanting malam, mencelup dengan nila, soga, dan mengkudu, lalu membawa pulang kain pertamamu."
          rating={course.rating ?? null}
          partner={{ name: course.partner, href: '#mitra' }}
          locationText="Yogyakarta, Pekalongan, Cirebon"
          cloth={course.cloth}
        />
        <CourseBody
          tabs={
            <SectionTabs
              className="courseBody-tabs"
              label="Bagian kursus"
              tabs={[
                { href: '#deskripsi', label: 'Deskripsi', current: true },
                { href: '#kurikulum', label: 'Kurikulum' },
                { href: '#jadwal', label: 'Jadwal' },
                { href: '#ulasan', label: 'Ulasan' },
              ]}
            />
          }
          aside={
            <BuyBox
              cloth={course.cloth}
              imageUrl={null}
              eager={false}
              typeMark={course.typeMark}
              trial={{ href: '#kurikulum', text: 'Coba gratis', label: 'Coba gratis: Canting dan malam' }}
              price={<Price price={course.price} large />}
              action={
                <ButtonLink kind="flame" size="large" block className="buyBox-inBar" href="#jadwal">
                  Pilih dan Beli Jadwal
                </ButtonLink>
              }
              secondary={
                <>
                  {wishlist(false)}
                  <ShareButton
                    label="Bagikan"
                    text="Yuk, ikuti kelas ini di Suluh bersama aku!"
                    copiedText="Berhasil Disalin"
                  />
                </>
              }
              facts={[
                { icon: 'pin', label: 'Kelas Offline', value: '3 kota' },
                { icon: 'clock', label: 'Durasi', value: '960 menit' },
                { icon: 'users', label: 'Usia', value: '17–60 Tahun' },
                { icon: 'graduation', label: 'Pendidikan', value: 'SMA/SMK' },
                { icon: 'certificate', label: 'Sertifikat', value: 'Kompetensi' },
              ]}
            />
          }
        >
          <CourseSection id="deskripsi" title="Yang akan kamu pelajari">
            <LearnList
              items={[
                'Membaca pakem motif: kawung, parang, dan truntum',
                'Memegang canting dan menjaga suhu malam',
                'Mengolah pewarna alam dari daun nila dan kayu soga',
                'Mencelup, melorod, dan merawat kain batik',
              ]}
            />
            <p className="courseBody-prose">
              Kelas dipandu langsung oleh pembatik Sanggar Canting Ayu. Semua alat dan bahan sudah termasuk: kain mori 2
              meter, canting, malam, dan pewarna. Kamu tidak perlu bisa menggambar.
            </p>
          </CourseSection>
          <CourseSection
            id="kurikulum"
            title="Kurikulum"
            meta={<span className="type-muted type-small">4 sesi · 960 menit</span>}
          >
            <Curriculum id="kurikulum-sesi" sections={SAMPLE_CURRICULUM} openIndex={0} />
          </CourseSection>
          <CourseSection id="jadwal" title="Jadwal">
            <div className="scheduleCard-list">
              {SAMPLE_SCHEDULES.map((schedule) => (
                <ScheduleCard
                  key={schedule.batchText}
                  schedule={schedule}
                  action={
                    <Button size="small" disabled={schedule.state !== 'open'}>
                      {SCHEDULE_BUTTON[schedule.state]}
                    </Button>
                  }
                />
              ))}
            </div>
          </CourseSection>
          <CourseSection
            id="ulasan"
            title="Ulasan"
            meta={
              <Select
                aria-label="Urutkan ulasan"
                small
                options={[
                  { value: 'desc', label: 'Terbaru' },
                  { value: 'asc', label: 'Terlama' },
                ]}
              />
            }
          >
            {reviewed && course.rating ? (
              <>
                <ReviewSummary rating={course.rating} bars={BARS} highlights={HIGHLIGHTS} />
                <div className="reviews-list">
                  {SAMPLE_REVIEWS.map((review) => (
                    <ReviewItem
                      key={review.id}
                      review={review}
                      deeds={
                        <ReviewDeeds
                          id={review.id}
                          name={review.name}
                          dateText={review.dateText}
                          likes={review.likes}
                          isLiked={review.isLiked}
                          api="/api"
                          path="/"
                        />
                      }
                    />
                  ))}
                </div>
                <ReportPattern api="/api" path="/" />
                <ReportOnTouch />
                <Pagination page={1} totalPages={16} hrefOf={(page) => `#ulasan-${page}`} label="Halaman ulasan" />
              </>
            ) : (
              <Note>Course ini belum memiliki ulasan</Note>
            )}
          </CourseSection>
        </CourseBody>
        <Section
          title="Rekomendasi Kursus Lainnya"
          seeAllHref="#semua"
          controls={<ScrollRowArrows targetId="lainnya" labels={{ previous: 'Sebelumnya', next: 'Berikutnya' }} />}
        >
          <ScrollRow id="lainnya" label="Rekomendasi Kursus Lainnya">
            {[6, 1, 7, 11, 3].map((index) => (
              <CourseCard key={index} course={sampleCourse(index)} />
            ))}
          </ScrollRow>
        </Section>
      </main>
      <SampleFooter />
      <BuyBar
        price={<Price price={course.price} />}
        wishlist={wishlist(true)}
        action={
          <ButtonLink kind="flame" href="#jadwal">
            Pilih dan Beli Jadwal
          </ButtonLink>
        }
      />
    </>
  );
}

const meta = {
  title: 'Halaman/Detail kursus',
  component: CoursePage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CoursePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offline: Story = { name: 'Kursus offline' };
export const WithoutReviews: Story = { name: 'Tanpa ulasan', args: { reviewed: false } };

/** One session is open at a time, and a press on the open one closes it. */
export const CurriculumOpensOne: Story = {
  name: 'Kurikulum membuka satu bagian',
  parameters: explained('Satu bagian terbuka pada satu waktu. Menekan yang terbuka menutupnya.'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const rows = [...canvasElement.querySelectorAll<HTMLDetailsElement>('details.curriculum-item')];
    await userEvent.click(canvas.getByText('Sesi 2. Mencanting'));
    await expect(rows.map((row) => row.open)).toEqual([false, true, false, false]);
    await userEvent.click(canvas.getByText('Sesi 2. Mencanting'));
    await expect(rows.map((row) => row.open)).toEqual([false, false, false, false]);
  },
};

/** A review is reported for one of four reasons. */
export const ReportAReview: Story = {
  name: 'Laporkan ulasan',
  parameters: explained('Ulasan dilaporkan dengan satu dari empat alasan.'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('button', { name: 'Membantu, 9' })[0]).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(canvas.getAllByRole('button', { name: 'Laporkan' })[0]!);
    const dialog = await canvas.findByRole('dialog', { name: 'Laporkan ulasan ini' });
    await expect(within(dialog).getAllByRole('radio')).toHaveLength(4);
  },
};
