import type { Banner, Landing } from '@suluh/api/types';
import { BLANK_LANDING } from '@suluh/domain/staff';
import { homeText } from '@suluh/i18n-id/home';
import { programTenant } from '@suluh/tenant/program';
import { HomeStylesheet } from '@suluh/ui/stylesheets/HomeStylesheet';
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
  await show(
    <HomeBanner tenant={tenant} banners={[banner]} landing={landing} figures={landing.figures} isSaving={false} />,
  );
  await expect.element(slider().getByText(landing.title)).toBeInTheDocument();
  await expect.element(slider().getByText(banner.title)).toBeInTheDocument();
  await expect.element(figure()).toBeVisible();
});

test('how much there is to learn follows on the banners of a site', async () => {
  await show(
    <HomeBanner tenant={tenant} banners={[banner]} landing={null} figures={landing.figures} isSaving={false} />,
  );
  await expect.element(figure()).toBeVisible();
});

test.each([
  ['leads there by its title', '/course', 'link'],
  ['has its title', null, 'none'],
] as const)('a banner of a picture alone that fails %s', async (_, url, role) => {
  const pictured = { ...banner, body: '', action: null, url, foto: 'banner/gone.webp' };
  const place = await show(
    <>
      <HomeStylesheet />
      <HomeBanner tenant={tenant} banners={[pictured]} landing={null} figures={[]} isSaving={false} />
    </>,
  );
  const picture = place.querySelector('img')!;
  await expect.poll(() => picture.complete && picture.naturalWidth === 0).toBe(true);
  picture.dataset['failed'] = ''; // as PictureScript marks it
  const title = page.getByText(banner.title);
  const { left, top, width, height } = title.element().getBoundingClientRect();
  expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(title.element());
  if (role === 'link') await expect.element(page.getByRole('link', { name: banner.title })).toBeVisible();
  else await expect.element(page.getByRole('link')).not.toBeInTheDocument();
  await expectReadable();
});

test('a landing page without banners stands still', async () => {
  await show(<HomeBanner tenant={tenant} banners={[]} landing={landing} figures={landing.figures} isSaving={false} />);
  await expect.element(page.getByRole('heading', { name: landing.title })).toBeVisible();
  await expect.element(figure()).toBeVisible();
  await expect.element(slider()).not.toBeInTheDocument();
  await expectReadable();
});
