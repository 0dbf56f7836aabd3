import { appBannerText } from '@suluh/i18n-id/navigation';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { forIslands, TenantProvider } from '../parts/tenant/index.ts';
import { show, tenant } from '../testing/island.tsx';
import { MobileAppBanner } from './MobileAppBanner.tsx';

test.each([
  ['the usual link', undefined, 'suluh://open?url='],
  [
    'the link that staff set',
    { appDeepLink: 'https://app.example/open?dari=situs' },
    'https://app.example/open?dari=situs&url=',
  ],
])('opens the app with the address of the page by %s', async (_, site, link) => {
  await show(
    <TenantProvider tenant={forIslands(tenant, site)}>
      <MobileAppBanner />
    </TenantProvider>,
    { at: '/course/membatik', screen: 'phone' },
  );
  await expect
    .element(page.getByRole('link', { name: appBannerText.open }))
    .toHaveAttribute('href', `${link}${encodeURIComponent(`${window.location.origin}/course/membatik`)}`);
});
