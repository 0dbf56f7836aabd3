import { SmallBusinessScreen } from '@suluh/features/home';
import { pageMetadata } from '@suluh/features/seo';
import { ukmText } from '@suluh/i18n-id/tenant';
import { context } from '../context.ts';

export const metadata = pageMetadata(context.tenant, {
  title: ukmText.name,
  path: context.tenant.routes.smallBusiness(),
});

export default function Page() {
  return <SmallBusinessScreen context={context} />;
}
