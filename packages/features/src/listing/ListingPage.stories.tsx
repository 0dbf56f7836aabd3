import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { CourseCard } from '@suluh/ui/cards/CourseCard';
import { CourseCardSkeleton } from '@suluh/ui/cards/CourseCardSkeleton';
import { CourseGrid } from '@suluh/ui/cards/CourseGrid';
import { EmptyState } from '@suluh/ui/feedback/EmptyState';
import { Breadcrumb } from '@suluh/ui/furniture/Breadcrumb';
import { SkipLink } from '@suluh/ui/furniture/SkipLink';
import { Pagination } from '@suluh/ui/navigation/Pagination';
import { sampleCourse } from '@suluh/ui/stories/courses.ts';
import { MAIN_ROUTES } from '@suluh/domain/address';
import { mainTenant } from '@suluh/tenant/main';
import { TenantProvider } from '../parts/tenant/TenantProvider.tsx';
import { SAMPLE_FILTERS, SAMPLE_SORTS } from './filters.fixture.ts';
import { SampleFooter, SampleHeader } from '@suluh/ui/stories/furniture';
import { WishlistHeart } from '@suluh/ui/wishlist/WishlistHeart';
import { ElsewhereLinks } from './ElsewhereLinks.tsx';
import { ActiveFilters } from './ActiveFilters.tsx';
import { AutoSubmitForm } from './AutoSubmitForm.tsx';
import { FilterBottomSheet } from './FilterBottomSheet.tsx';
import { FilterSidebar } from './FilterSidebar.tsx';
import { ListingBottomBar } from './ListingBottomBar.tsx';
import { ListingPage } from '@suluh/ui/listing/ListingPage';
import { PageSizeSelect } from './PageSizeSelect.tsx';
import { SortSelect } from './SortSelect.tsx';
import { SortBottomSheet } from './SortBottomSheet.tsx';
import { explained } from '@suluh/ui/stories/explained.ts';

const labels = { add: 'Tambah ke Wishlist', remove: 'Hapus dari Wishlist' };
const MOCK_UP_ORDER = [5, 1, 0, 4, 7, 2, 8, 6, 3];

function form(children: ReactNode, className?: string) {
  return (
    <AutoSubmitForm
      action="#"
      onNavigate={() => undefined}
      {...(className ? { className, submitOnChange: false } : {})}
    >
      {children}
    </AutoSubmitForm>
  );
}

function Listing({ children }: { children: ReactNode }) {
  return (
    <TenantProvider tenant={mainTenant('https://suluh.id')}>
      <SkipLink />
      <SampleHeader current="Koleksi Kursus" member />
      <ListingPage
        breadcrumb={
          <Breadcrumb
            homeHref="#"
            parents={[{ href: '#koleksi', label: 'Koleksi Kursus' }]}
            current="Pilihan Terbaik"
          />
        }
        title="Pilihan Terbaik"
        countText="184 kursus"
        sort={<SortSelect name="sort" options={SAMPLE_SORTS} value="0" form={form} />}
        sidebar={<FilterSidebar groups={SAMPLE_FILTERS} resetHref="#reset" form={form} />}
        activeFilters={
          <ActiveFilters
            resetHref="#reset"
            filters={['Kursus Online', 'Kursus Offline', 'Yogyakarta', '4 ke atas'].map((label) => ({
              label,
              removeHref: `#tanpa-${label}`,
            }))}
          />
        }
        footer={
          <>
            <PageSizeSelect name="limit" sizes={[10, 20, 30]} value={10} form={form} applyText="Terapkan" />
            <Pagination page={6} totalPages={19} hrefOf={(page) => `#halaman-${page}`} />
          </>
        }
        bottomBar={
          <ListingBottomBar
            filterCount={4}
            filterBottomSheet={form(
              <FilterBottomSheet source={{ kind: 'all' }} totalText="184" groups={SAMPLE_FILTERS} resetHref="#reset" />,
              'bottomSheet-form',
            )}
            sortBottomSheet={form(<SortBottomSheet name="sort" options={SAMPLE_SORTS} value="0" />, 'bottomSheet-form')}
          />
        }
      >
        {children}
      </ListingPage>
      <SampleFooter />
    </TenantProvider>
  );
}

const meta = {
  title: 'Halaman/Daftar kursus',
  component: ListingPage,
  parameters: { layout: 'fullscreen' },
  args: { breadcrumb: null, title: '', children: null },
  render: () => (
    <Listing>
      <CourseGrid>
        {MOCK_UP_ORDER.map((index) => (
          <CourseCard
            key={index}
            course={sampleCourse(index)}
            headingLevel={2}
            wideOnMobile
            heart={<WishlistHeart wished={index === 5} labels={labels} onToggle={async (wish) => wish} />}
          />
        ))}
      </CourseGrid>
    </Listing>
  ),
} satisfies Meta<typeof ListingPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Results: Story = { name: 'Hasil' };

export const Loading: Story = {
  name: 'Memuat',
  render: () => (
    <Listing>
      <CourseGrid>
        {Array.from({ length: 6 }, (_, index) => (
          <CourseCardSkeleton key={index} />
        ))}
      </CourseGrid>
    </Listing>
  ),
};

export const NothingFound: Story = {
  name: 'Tidak ada hasil',
  render: () => (
    <>
      <SampleHeader member />
      <main id="isi" className="layout-page listingPage">
        <Breadcrumb homeHref="#" current="Hasil pencarian “menenun songket”" />
        <EmptyState
          headingLevel={1}
          title="Kursus Tidak Ditemukan :("
          body="Coba kata kunci lain atau cek kursus rekomendasi di bawah ya."
        />
        <ElsewhereLinks
          routes={MAIN_ROUTES}
          words={['excel', 'batik tulis', 'bahasa inggris']}
          categories={[
            { name: 'Tata Boga', slug: 'tata-boga' },
            { name: 'Pariwisata & Bahari', slug: 'pariwisata-bahari' },
          ]}
        />
      </main>
    </>
  ),
};

/** The sheet opens from the bottom bar, holds focus, closes on Escape and gives focus back. */
export const FilterBottomSheetOnMobile: Story = {
  name: 'Lembar filter di ponsel',
  parameters: explained(
    'Lembar terbuka dari bilah bawah, menahan fokus, tertutup dengan Escape, lalu mengembalikan fokus.',
  ),
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.queryByRole('button', { name: 'Filter, 4 dipilih' });
    if (!button) return; // from 1024 px the column is there instead
    await userEvent.click(button);
    const dialog = await canvas.findByRole('dialog', { name: 'Filter' });
    await expect(dialog).toBeVisible();
    await expect(dialog.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    dialog.querySelector('form')?.requestSubmit();
    await waitFor(() => expect(dialog).not.toBeVisible());
  },
};
