import { PrakerjaScreen } from '@suluh/features/landing';
import { pageMetadata } from '@suluh/features/seo';
import { prakerjaHomeText } from '@suluh/i18n-id/home';
import { context } from '../context.ts';

export const metadata = pageMetadata(context.tenant, {
  title: prakerjaHomeText.title,
  path: context.tenant.routes.prakerja(),
});

export default function Page() {
  return <PrakerjaScreen context={context} />;
}
