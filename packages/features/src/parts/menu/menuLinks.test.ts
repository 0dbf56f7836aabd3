import { internshipTenant } from '@suluh/tenant/internship';
import { mainTenant } from '@suluh/tenant/main';
import { describe, expect, test } from 'vitest';
import { accountLinks, drawerLinks, INTEREST_DIALOG } from './menuLinks.ts';

const main = mainTenant('https://suluh.example');
const internship = internshipTenant('https://suluh.example');
const labels = (links: readonly { label: string }[]) => links.map(({ label }) => label);

describe('account pages (docs/product/navigation.md#drawer)', () => {
  test('the main site lists them in order', () => {
    expect(labels(accountLinks(main))).toEqual([
      'Lowongan Kerja',
      'Kursus Saya',
      'Minat Pelatihan',
      'Kode Referral',
      'Riwayat Transaksi',
      'Promo',
      'Wishlist',
      'Sertifikat Saya',
      'Redeem Voucher',
      'Profil',
    ]);
  });

  test('only the learning interests open a dialog instead of a page', () => {
    const dialogs = accountLinks(main, '/wishlist').filter(({ href }) => href === null);
    expect(dialogs.map(({ label, opens, current }) => [label, opens, current])).toEqual([
      ['Minat Pelatihan', INTEREST_DIALOG, false],
    ]);
    expect(accountLinks(main).filter(({ opens }) => opens !== undefined)).toHaveLength(1);
  });

  test('referral and promo are new', () => {
    expect(labels(accountLinks(main).filter(({ isNew }) => isNew))).toEqual(['Kode Referral', 'Promo']);
  });

  test('the open page is marked, another one is not', () => {
    expect(labels(accountLinks(main, '/wishlist').filter(({ current }) => current))).toEqual(['Wishlist']);
    expect(accountLinks(main, '/tentang').some(({ current }) => current)).toBe(false);
    expect(accountLinks(main).some(({ current }) => current)).toBe(false);
  });

  test('a tenant lists only what it has, under its own paths', () => {
    expect(accountLinks(internship).map(({ href, label }) => [href, label])).toEqual([
      ['/internship-ddb/masa-kerja', 'Masa Kerja'],
      ['/internship-ddb/my-course', 'Kursus Saya'],
      ['/internship-ddb/my-certificate', 'Sertifikat Saya'],
      ['/internship-ddb/profile-management', 'Profil'],
    ]);
  });
});

describe('the drawer, below the pages of the site', () => {
  test('has the job vacancies alone for a visitor of the main site', () => {
    expect(labels(drawerLinks(main).visitor)).toEqual(['Lowongan Kerja']);
  });

  test('has nothing for a visitor of the internship, where no vacancies are', () => {
    expect(drawerLinks(internship).visitor).toEqual([]);
  });

  test('has every account page for a member', () => {
    expect(drawerLinks(main).member).toEqual(accountLinks(main));
    expect(drawerLinks(internship).member).toEqual(accountLinks(internship));
  });
});
