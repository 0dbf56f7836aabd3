import { searchText } from '@suluh/i18n-id/search';
import type { ReactElement } from 'react';
import { buttonClass } from '../buttons/buttonClass.ts';
import { IconButton } from '../buttons/IconButton.tsx';
import { Avatar } from '../feedback/Avatar.tsx';
import { MemberActions, VisitorActions } from '../furniture/AccountActions.tsx';
import { Footer } from '../furniture/Footer.tsx';
import { Header } from '../furniture/Header.tsx';
import { Logo } from '../furniture/Logo.tsx';
import { SearchBox } from '../furniture/SearchBox.tsx';
import { Icon } from '../icons/Icon.tsx';

const NAVIGATION = [
  'Beranda',
  'Kartu Prakerja',
  'Bisnis',
  'UKM',
  'Koleksi Kursus',
  'Lembaga Mitra',
  'Lowongan Kerja',
  'Berita',
];

const search = {
  action: '#cari',
  labels: { search: searchText.submit, placeholder: searchText.placeholder },
  load: async () => () => null,
};

interface SampleHeaderProps {
  current?: string;
  member?: boolean;
}

/** The header for stories. */
export function SampleHeader({ current = 'Beranda', member = false }: SampleHeaderProps): ReactElement {
  const common = { wishlistHref: '#wishlist', cartHref: '#keranjang', cartCount: 2 };
  return (
    <Header
      homeHref="#beranda"
      homeLabel="Suluh, beranda"
      logo={<Logo name="Suluh" />}
      menuButton={<IconButton icon="list" label="Buka menu" />}
      categoryMenu={
        <a className={buttonClass({ kind: 'plain', size: 'small' })} href="#kategori">
          <Icon name="categories" />
          Kategori
          <Icon name="caret-down" size={16} />
        </a>
      }
      search={<SearchBox {...search} />}
      mobileSearch={<SearchBox {...search} withButton={false} />}
      actions={
        member ? (
          <>
            <MemberActions {...common} notificationsHref="#notifikasi" unread />
            <a className="layout-desktop" href="#akun">
              <Avatar name="Ratih Kusuma" />
              <span className="layout-hidden">Menu akun Ratih Kusuma</span>
            </a>
          </>
        ) : (
          <VisitorActions {...common} loginHref="#masuk" registerHref="#daftar" />
        )
      }
      navigation={NAVIGATION.map((label) => ({ href: `#${label}`, label, current: label === current }))}
    />
  );
}

const COLUMNS = [
  { title: 'Belajar', links: ['Koleksi Kursus', 'Kartu Prakerja', 'Kategori', 'Lembaga Mitra'] },
  { title: 'Program', links: ['Magang', 'UKM', 'Bisnis', 'Redeem Voucher'] },
  { title: 'Suluh', links: ['Jadi Mitra', 'Berita', 'Lowongan Kerja', 'Cek Sertifikat'] },
  { title: 'Bantuan', links: ['Pusat Bantuan', 'Cara Bayar', 'Syarat & Ketentuan', 'Kebijakan Privasi'] },
];

/** The footer for stories. */
export function SampleFooter(): ReactElement {
  return (
    <Footer
      logo={<Logo name="Suluh" height={56} onDeep />}
      tagline="Tempat menyalakan keahlian baru, dari rumah atau langsung di kelas."
      columns={COLUMNS.map(({ title, links }) => ({
        title,
        links: links.map((label) => ({ href: `#${label}`, label })),
      }))}
      closing="© 2025 Suluh. Layanan berakhir pada 6 November 2025."
    />
  );
}
