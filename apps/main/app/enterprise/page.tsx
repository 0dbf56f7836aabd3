import { EnterpriseScreen } from '@suluh/features/landing';
import { pageMetadata } from '@suluh/features/seo';
import { enterpriseText } from '@suluh/i18n-id/home';
import { context } from '../context.ts';

export const metadata = pageMetadata(context.tenant, {
  title: enterpriseText.title,
  path: context.tenant.routes.enterprise(),
});

export default function Page() {
  return <EnterpriseScreen context={context} />;
}
