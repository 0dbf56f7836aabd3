import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { SAMPLE_MENU } from '../stories/account.tsx';
import { sampleCourse } from '../stories/courses.ts';
import { SAMPLE_CATEGORIES } from '../stories/home.ts';
import { HoverPopovers } from '../dialogs/HoverPopovers.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { AppBanner } from './AppBanner.tsx';
import { Drawer } from './Drawer.tsx';
import { DrawerProfile } from './DrawerProfile.tsx';
import { Logo } from './Logo.tsx';
import { MegaMenu } from './MegaMenu.tsx';
import { MenuLinks } from './MenuLinks.tsx';
import { SearchBox, type SuggestionsProps } from './SearchBox.tsx';
import { SearchSuggestions, type SuggestionView } from './SearchSuggestions.tsx';
import { SampleHeader } from '../stories/furniture.tsx';
import { explained } from '../stories/explained.ts';

const meta = { title: 'Perabot/Menu dan pencarian', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const drawer = (
  <Drawer
    labels={{ open: 'Buka menu', close: 'Tutup menu', menu: 'Menu' }}
    logo={<Logo name="Suluh" height={38} />}
    head={<DrawerProfile name="Ratih Kusuma" photoUrl={null} verified={false} href="#profil" />}
    logout={{ label: 'Keluar', onPress: () => undefined }}
  >
    <MenuLinks links={SAMPLE_MENU} iconSize={24} />
  </Drawer>
);

/** The drawer opens, and closes with its button. */
export const MobileDrawer: Story = {
  name: 'Laci menu ponsel',
  parameters: explained('Laci terbuka, dan tertutup dengan tombolnya.'),
  globals: { viewport: { value: 'w390' } },
  render: () => <main style={{ padding: 12 }}>{drawer}</main>,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Buka menu' }));
    const dialog = await canvas.findByRole('dialog', { name: 'Menu' });
    await waitFor(() => expect(within(dialog).getByRole('link', { name: 'Wishlist' })).toBeVisible());
    await userEvent.click(within(dialog).getByRole('button', { name: 'Tutup menu' }));
    await waitFor(() => expect(dialog).not.toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Buka menu' }));
  },
};

/** The category panel opens on press and shows every category. */
export const Categories: Story = {
  name: 'Kategori',
  parameters: explained('Panel kategori terbuka saat ditekan dan menampilkan semua kategori.'),
  render: () => (
    <main style={{ padding: 12, minHeight: 480 }}>
      <MegaMenu categories={SAMPLE_CATEGORIES} allHref="#semua" />
    </main>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Kategori' }));
    await expect(await canvas.findByRole('link', { name: 'Pariwisata & Bahari' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Semua kategori' })).toHaveAttribute('href', '#semua');
  },
};

/** The menu of a wide screen wraps with letters twice as large, and scrolls in no direction. */
export const LargeLetters: Story = {
  name: 'Kepala halaman dengan huruf dua kali',
  parameters: explained('Menu layar lebar turun ke baris berikutnya saat huruf dua kali lebih besar.'),
  render: () => <SampleHeader />,
  play: async ({ canvasElement }) => {
    const nav = within(canvasElement).getByRole('navigation', { name: 'Utama' });
    const root = document.documentElement;
    root.style.fontSize = '200%';
    await expect(nav.clientHeight).toBeGreaterThan(96);
    await expect(nav.scrollWidth).toBeLessThanOrEqual(nav.clientWidth);
    await expect(nav.scrollHeight).toBeLessThanOrEqual(nav.clientHeight);
    root.style.fontSize = '';
  },
};

export const Account: Story = {
  name: 'Akun',
  render: () => (
    <main style={{ padding: 12, minHeight: 480 }}>
      <AccountMenu name="Ratih Kusuma" photoUrl={null}>
        <MenuLinks links={SAMPLE_MENU} />
      </AccountMenu>
    </main>
  ),
};

/**
 * A mouse that rests opens, one that leaves closes; a press keeps open what resting opened
 * (docs/product/navigation.md#popover-menus).
 */
export const OpensOnRest: Story = {
  name: 'Terbuka saat kursor berhenti',
  render: () => (
    <main style={{ padding: 12, minHeight: 480 }}>
      <MegaMenu categories={SAMPLE_CATEGORIES} allHref="#semua" />
      <p style={{ marginTop: 400 }}>Di luar menu</p>
      <HoverPopovers />
    </main>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [button, outside] = [canvas.getByRole('button', { name: 'Kategori' }), canvas.getByText('Di luar menu')];
    const menu = canvasElement.querySelector('[popover]')!;
    await userEvent.hover(button);
    await waitFor(() => expect(menu).toBeVisible());
    await userEvent.hover(outside);
    await waitFor(() => expect(menu).not.toBeVisible());
    await userEvent.hover(button);
    await waitFor(() => expect(menu).toBeVisible());
    await userEvent.click(button);
    await expect(menu).toBeVisible();
    await userEvent.hover(outside);
    await new Promise((resolve) => setTimeout(resolve, 500)); // longer than a menu opened by resting stays
    await expect(menu).toBeVisible();
    await userEvent.click(button);
    await waitFor(() => expect(menu).not.toBeVisible());
  },
};

/** Dismissing the banner removes it. */
export const OpenInApp: Story = {
  name: 'Buka di aplikasi',
  parameters: explained('Menutup ajakan menghilangkannya.'),
  globals: { viewport: { value: 'w390' } },
  render: () => (
    <AppBanner
      product="Suluh"
      text="Lebih nyaman di aplikasi"
      openText="Buka App"
      closeText="Tutup"
      href="suluh://buka"
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const close = canvas.queryByRole('button', { name: 'Tutup' });
    if (!close) return; // hidden from 1024 px
    await userEvent.click(close);
    await expect(canvas.queryByRole('link', { name: 'Buka App' })).toBeNull();
  },
};

const WORDS = ['Excel untuk Pemula', 'Excel Lanjutan', 'Ekspor Impor'];

const suggestWords = async (word: string): Promise<SuggestionView[]> =>
  WORDS.filter((label) => label.toLowerCase().includes(word.toLowerCase())).map((label) => ({
    id: label,
    label,
    href: `#${label}`,
    icon: 'search',
  }));

const suggestCourses = async (): Promise<SuggestionView[]> =>
  [2, 5, 8].map(sampleCourse).map(({ title, imageUrl, price }) => ({
    id: title,
    label: title,
    href: `#${title}`,
    icon: 'graduation',
    imageUrl: imageUrl ?? '/tidak-ada.webp', // the mark shows where no picture does
    priceText: price.finalText,
  }));

function Words({ form }: SuggestionsProps) {
  return <SearchSuggestions form={form} label="Saran" suggest={suggestWords} onNavigate={() => undefined} />;
}

function Courses({ form }: SuggestionsProps) {
  return <SearchSuggestions form={form} label="Saran" suggest={suggestCourses} onNavigate={() => undefined} />;
}

/** Courses are suggested with a small picture and what they cost. */
export const SearchWithCourses: Story = {
  name: 'Pencarian dengan kursus',
  parameters: explained('Kursus disarankan dengan gambar kecil dan harganya.'),
  render: () => (
    <main style={{ padding: 24, minHeight: 320 }}>
      <SearchBox
        action="#cari"
        labels={{ search: 'Cari', placeholder: 'Cari kursus, topik, atau lembaga' }}
        load={async () => Courses}
      />
    </main>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('combobox', { name: 'Cari' }), 'batik');
    await expect(await canvas.findAllByRole('option', { name: /Rp|Gratis/ })).toHaveLength(3);
  },
};

/** Suggestions appear while typing, arrows choose, Escape closes. */
export const SearchWithSuggestions: Story = {
  name: 'Pencarian dengan saran',
  parameters: explained('Saran muncul selagi mengetik, panah memilih, Escape menutup.'),
  render: () => (
    <main style={{ padding: 24, minHeight: 320 }}>
      <SearchBox
        action="#cari"
        labels={{ search: 'Cari', placeholder: 'Cari kursus, topik, atau lembaga' }}
        load={async () => Words}
      />
    </main>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByRole('combobox', { name: 'Cari' });
    await userEvent.type(box, 'excel');
    const options = await canvas.findAllByRole('option');
    await expect(options).toHaveLength(2);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(options[1]).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(box).toHaveAttribute('aria-expanded', 'false');
  },
};
