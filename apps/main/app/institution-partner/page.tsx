import { PartnerListScreen } from '@suluh/features/partners';
import { pageMetadata } from '@suluh/features/seo';
import { partnerText } from '@suluh/i18n-id/partner';
import { context } from '../context.ts';

export const metadata = pageMetadata(context.tenant, {
  title: partnerText.title,
  path: context.tenant.routes.partners(),
});

export default async function Page({ searchParams }: PageProps<'/institution-partner'>) {
  return <PartnerListScreen context={context} search={await searchParams} />;
}
