import { smallBusinessOnMain } from '@suluh/tenant/myindibiz';
import type { TenantConfig } from '@suluh/tenant/tenant';
import type { Server } from 'node:http';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { TENANTS } from '../testing/faces.ts';
import { startSampleApi } from '../testing/sampleApi.ts';
import { loadHome } from './load.ts';

vi.mock('next/server', () => ({ connection: async () => undefined })); // there is no request of Next around a test

let api: { origin: string; server: Server };
beforeAll(async () => void (api = await startSampleApi()));
afterAll(() => void api.server.close());

const [, main] = TENANTS[0]!;
const FACES: [string, TenantConfig][] = [
  ...TENANTS.map(([name, tenant]): [string, TenantConfig] => [name, tenant]),
  ['small businesses on the main site', smallBusinessOnMain(main)],
];
const homeOf = (tenant: TenantConfig) =>
  loadHome({
    tenant,
    upstream: { apiOrigin: api.origin, clientId: 'x', clientSecret: 'x', visitorSecret: undefined },
  });

test.each(TENANTS)('%s shows what people say of it', async (_, tenant) => {
  expect((await homeOf(tenant)).testimonials).toHaveLength(1);
});

test.each(FACES)('%s shows banners among its best deals only where it shows banners', async (_, tenant) => {
  const { dealBanners } = await homeOf(tenant);
  const { hasBanners, homeSections } = tenant.capabilities;
  expect(dealBanners.length).toBe(hasBanners && homeSections.includes('bestDeal') ? 1 : 0);
});
