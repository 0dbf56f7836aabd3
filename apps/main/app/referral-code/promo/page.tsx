import { PromosScreen } from '@suluh/features/notifications';
import { pageMetadata } from '@suluh/features/seo';
import { drawerItemText } from '@suluh/i18n-id/navigation';
import { context } from '../../context.ts';

export const metadata = pageMetadata(context.tenant, {
  title: drawerItemText.promo,
  path: context.tenant.routes.referralPromo(),
  personal: true,
});

export default async function Page({ searchParams }: PageProps<'/referral-code/promo'>) {
  return <PromosScreen context={context} search={await searchParams} />;
}
