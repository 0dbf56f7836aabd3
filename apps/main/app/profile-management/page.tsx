import { ProfileScreen } from '@suluh/features/profile';
import { pageMetadata } from '@suluh/features/seo';
import { profileText } from '@suluh/i18n-id/account';
import { context } from '../context.ts';

export const metadata = pageMetadata(context.tenant, {
  title: profileText.title,
  path: context.tenant.routes.profile(),
  personal: true,
});

export default async function Page({ searchParams }: PageProps<'/profile-management'>) {
  return <ProfileScreen context={context} search={await searchParams} />;
}
