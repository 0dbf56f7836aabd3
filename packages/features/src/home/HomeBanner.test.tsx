import type { Banner, Landing } from '@suluh/api/types';
import { BLANK_LANDING } from '@suluh/domain/staff';
import { homeText } from '@suluh/i18n-id/home';
import { programTenant } from '@suluh/tenant/program';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectReadable, show } from '../testing/island.tsx';
import { HomeBanner } from './HomeBanner.tsx';

const partner = {
  slug: 'janabadra',
  name: 'Universitas Janabadra',
  logo: null,
  brandColor: '#1F817B',
  register: true,
  externalLogin: false,
  isFreeAccess: false,
};
const tenant = programTenant(partner, 'program', window.location.origin);
const banner: Banner = {
  bannerId: 7,
  title: 'Pekan orientasi',
  body: 'Kenali kampusmu',
  action: 'Ikut',
  tone: 'soga',
  url: '/course',
  foto: null,
};
const landing: Landing = {
  ...BLANK_LANDING,
  badge: 'Angkatan 5',
  title: 'Selamat datang di Janabadra',
  body: 'Belajar sambil bekerja',
  action: 'Mulai',
  url: '/course',
  figures: [{ value: '40', label: 'kelas' }],
};
const slider = () => page.getByRole('region', { name: homeText.banner });
const figure = () => page.getByText('kelas', { exact: true });

test('a banner of a programme follows on the hero of its landing page', async () => {
  await show(<HomeBanner tenant={tenant} banners={[banner]} landing={landing} isSaving={false} />);
  await expect.element(slider().getByText(landing.title)).toBeInTheDocument();
  await expect.element(slider().getByText(banner.title)).toBeInTheDocument();
  await expect.element(figure()).toBeVisible();
});

test('a landing page without banners stands still', async () => {
  await show(<HomeBanner tenant={tenant} banners={[]} landing={landing} isSaving={false} />);
  await expect.element(page.getByRole('heading', { name: landing.title })).toBeVisible();
  await expect.element(figure()).toBeVisible();
  await expect.element(slider()).not.toBeInTheDocument();
  await expectReadable();
});
