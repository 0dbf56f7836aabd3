import { seoText } from '@suluh/i18n-id/seo';
import type { Metadata } from 'next';
import { catalogueApi, outcomeOf, type AppContext } from '../parts/context/index.ts';
import { pageMetadata } from '../seo/index.ts';

/** An institution by code or slug. */
export const loadPartner = async (context: AppContext, code: string) =>
  outcomeOf(await catalogueApi(context).GET('/api/partner/{code}', { params: { path: { code } } }));

/** Title and canonical link of an institution's page. */
export async function partnerMetadata(context: AppContext, code: string): Promise<Metadata> {
  const outcome = await loadPartner(context, code);
  if (outcome.kind !== 'found') return {};
  const partner = outcome.data.data;
  return pageMetadata(context.tenant, {
    title: seoText.partner(partner.orgName),
    path: context.tenant.routes.partner(partner.code),
  });
}
