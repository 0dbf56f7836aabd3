import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { CourseCard } from '@suluh/ui/cards/CourseCard';
import type { MotifName } from '@suluh/ui/cloth/motifs.ts';
import { SkipLink } from '@suluh/ui/furniture/SkipLink';
import { AutoScroll } from '@suluh/ui/sections/AutoScroll';
import { ScrollRow } from '@suluh/ui/sections/ScrollRow';
import { ScrollRowArrows } from '@suluh/ui/sections/ScrollRowArrows';
import { Section } from '@suluh/ui/sections/Section';
import { sampleCourse } from '@suluh/ui/stories/courses.ts';
import { SampleFooter, SampleHeader } from '@suluh/ui/stories/furniture';
import { SAMPLE_CATEGORIES, SAMPLE_NEWS, SAMPLE_PARTNERS } from '@suluh/ui/stories/home.ts';
import { WishlistHeart } from '@suluh/ui/wishlist/WishlistHeart';
import { HeroSlide, ImageSlide } from '@suluh/ui/home/BannerSlide';
import { BannerSlider } from '@suluh/ui/home/BannerSlider';
import { Countdown } from '@suluh/ui/home/Countdown';
import { FLASH_SALE_COUNTDOWN_LABEL, FlashSale } from '@suluh/ui/home/FlashSale';
import { NewsGrid } from '@suluh/ui/home/NewsCards';
import { PartnerList } from '@suluh/ui/home/PartnerList';
import { PetalSteps } from '../parts/landing-sections/index.ts';
import { CategoryGrid } from './CategoryGrid.tsx';
import { PRAKERJA_ROW, PrakerjaCollection } from './PrakerjaCollection.tsx';
import { SAMPLE_TESTIMONIALS } from '../testing/testimonials.ts';
import { Testimonials } from './Testimonials.tsx';
import { explained } from '@suluh/ui/stories/explained.ts';

const hearts = { add: 'Tambah ke Wishlist', remove: 'Hapus dari Wishlist' };
const arrows = { previous: 'Sebelumnya', next: 'Berikutnya' };
const banner = {
  region: 'Banner',
  slides: ['Banner 1', 'Banner 2', 'Banner 3', 'Banner 4'],
  pause: 'Jeda banner',
  play: 'Putar banner',
  previous: 'Banner sebelumnya',
  next: 'Banner berikutnya',
};
const FLASH_SECONDS = 7 * 3600 + 42 * 60 + 18;
const IMAGE_SLIDES: [string, MotifName][] = [
  ['Semua tentang kelas bahari', 'mega-mendung'],
  ['Kelas keuangan untuk usaha kecil', 'slobog'],
  ['Dapur Nusantara', 'ceplok'],
];

function cards(indexes: number[]) {
  return indexes.map((index) => (
    <CourseCard
      key={index}
      course={sampleCourse(index)}
      heart={<WishlistHeart wished={index === 9} labels={hearts} onToggle={async (wish) => wish} />}
    />
  ));
}

function Home() {
  return (
    <>
      <SkipLink />
      <SampleHeader />
      <main id="isi">
        <BannerSlider
          labels={banner}
          slides={[
            <HeroSlide
              key="hero"
              title="Nyalakan keahlian barumu"
              body="Pilih kursus online atau kelas tatap muka dari lembaga pelatihan di seluruh Indonesia."
              actionText="Cari Kursus"
              actionHref="#cari"
              art="patchwork"
            />,
            ...IMAGE_SLIDES.map(([title, motif]) => (
              <ImageSlide key={title} title={title} imageUrl={null} href="#banner" motif={motif} />
            )),
          ]}
        />
        <FlashSale
          countdown={
            <Countdown
              endsAtMs={Date.now() + FLASH_SECONDS * 1000}
              renderedAtMs={Date.now()}
              labelTemplate={FLASH_SALE_COUNTDOWN_LABEL}
            />
          }
          seeAllHref="#flash"
        >
          {cards([0, 1, 2, 3, 4])}
        </FlashSale>
        <PrakerjaCollection
          seeAllHref="#prakerja"
          tabs={['Siap Kerja', 'Wirausaha', 'Keterampilan Digital', 'Layanan & Hospitality'].map((label, index) => ({
            label,
            href: `#${label}`,
            selected: index === 0,
          }))}
          arrows={<ScrollRowArrows targetId={PRAKERJA_ROW} labels={arrows} />}
        >
          {cards([8, 9, 10, 11, 7])}
        </PrakerjaCollection>
        <Section
          title="Pilihan Terbaik Minggu Ini"
          seeAllHref="#terbaik"
          controls={<ScrollRowArrows targetId="terbaik" labels={arrows} />}
        >
          <ScrollRow id="terbaik" label="Pilihan Terbaik Minggu Ini">
            {cards([4, 5, 6, 7, 11])}
          </ScrollRow>
        </Section>
        <Section title="Jelajahi Kategori" seeAllHref="#kategori">
          <CategoryGrid categories={SAMPLE_CATEGORIES} allHref="#semua" />
        </Section>
        <Section
          band
          title="Lembaga Mitra"
          lead="Diajar langsung oleh lembaga pelatihan dan praktisi."
          seeAllHref="#mitra"
        >
          <PartnerList partners={SAMPLE_PARTNERS} />
        </Section>
        <Section
          title="Cerita dari Peserta"
          controls={
            <>
              <AutoScroll targetId="cerita" intervalMs={3000} labels={{ pause: 'Jeda', play: 'Putar' }} />
              <ScrollRowArrows targetId="cerita" labels={arrows} />
            </>
          }
        >
          <Testimonials id="cerita" label="Cerita dari Peserta" testimonials={SAMPLE_TESTIMONIALS} />
        </Section>
        <Section title="Langkah belajarmu">
          <PetalSteps
            id="langkah"
            label="Langkah belajarmu"
            steps={[
              { title: 'Pilih kursus', text: 'Cari menurut minat, kota, atau harga.' },
              { title: 'Bayar', text: 'Transfer, e-wallet, atau saldo Prakerja.' },
              { title: 'Belajar', text: 'Di rumah atau langsung di kelas.' },
              { title: 'Unduh sertifikat', text: 'Simpan dan bagikan hasil belajarmu.' },
            ]}
          />
        </Section>
        <Section title="Berita dan Artikel" seeAllHref="#berita">
          <NewsGrid news={SAMPLE_NEWS} />
        </Section>
      </main>
      <SampleFooter />
    </>
  );
}

const meta = { title: 'Halaman/Beranda', parameters: { layout: 'fullscreen' }, render: () => <Home /> } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Main: Story = { name: 'Utama' };

/** Arrows and dots move the banner, and its pause button stops it. */
export const BannerMoves: Story = {
  name: 'Banner bergeser',
  parameters: explained('Panah dan titik menggeser banner, dan tombol jeda menghentikannya.'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const pause = await canvas.findByRole('button', { name: 'Jeda banner' });
    await userEvent.click(pause);
    await expect(canvas.getByRole('button', { name: 'Putar banner' })).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelector('.bannerSlider-looping')).not.toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Banner 3' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Banner 3' })).toHaveAttribute('aria-current', 'true'),
    );
  },
};
