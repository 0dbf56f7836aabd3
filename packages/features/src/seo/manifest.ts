import { homePath } from '@suluh/domain/address';
import { seoText } from '@suluh/i18n-id/seo';
import { siteName } from '@suluh/i18n-id/tenant';
import { PALETTE } from '@suluh/ui/foundations/palette.ts';
import { connection } from 'next/server';
import { contextOf, type ContextSource, type RouteParameters } from '../parts/page/index.ts';

const icon = (name: string, px: number, purpose: 'any' | 'maskable') => ({
  src: `/_ui/icon/${name}.png`,
  sizes: `${px}x${px}`,
  type: 'image/png',
  purpose,
});

/**
 * manifest.webmanifest of a tenant: what a phone reads when its site is put on the screen, without which some show no
 * messages that are pushed (docs/product/notification.md#devices).
 */
export const manifestFile = (source: ContextSource) => ({
  GET: async (_request: Request, { params }: { params: RouteParameters }): Promise<Response> => {
    await connection(); // drawn by the machine it runs on, not by the one it was built on
    const { tenant } = await contextOf(source, params);
    const home = homePath(tenant.routes);
    const colour = tenant.theme.brandColour ?? PALETTE['nila-700'];
    const manifest = {
      id: home,
      name: siteName(tenant),
      short_name: tenant.productName,
      description: seoText.defaultDescription,
      lang: 'id',
      start_url: home,
      scope: home,
      display: 'standalone',
      theme_color: colour,
      background_color: colour,
      icons: [icon('192', 192, 'any'), icon('512', 512, 'any'), icon('maskable-512', 512, 'maskable')],
    };
    return Response.json(manifest, { headers: { 'content-type': 'application/manifest+json; charset=utf-8' } });
  },
});
