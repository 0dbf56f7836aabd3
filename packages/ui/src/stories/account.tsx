import type { ReactElement } from 'react';
import { Icon } from '../icons/Icon.tsx';
import type { MenuLinkView } from '../furniture/MenuLinks.tsx';

export const SAMPLE_MENU: MenuLinkView[] = [
  { href: '#kursus', label: 'Kursus Saya', icon: 'graduation-on', current: true },
  { href: '#sertifikat', label: 'Sertifikat Saya', icon: 'certificate' },
  { href: '#wishlist', label: 'Wishlist', icon: 'heart' },
  { href: '#transaksi', label: 'Riwayat Transaksi', icon: 'receipt' },
  { href: '#voucher', label: 'Redeem Voucher', icon: 'ticket' },
  { href: '#referral', label: 'Kode Referral', icon: 'users', isNew: true },
  { href: '#promo', label: 'Promo', icon: 'tag', isNew: true },
  { href: '#minat', label: 'Minat Pelatihan', icon: 'sparkle' },
  { href: '#profil', label: 'Profil', icon: 'user' },
];

/** 'Keluar' of the account column, for stories. */
export function SampleLogout(): ReactElement {
  return (
    <button type="button">
      <Icon name="sign-out" />
      Keluar
    </button>
  );
}
