import { pageMetadata } from '@suluh/features/seo';
import { registerText } from '@suluh/i18n-id/auth';
import { RegisterScreen } from '@suluh/features/auth';
import { context } from '../../context.ts';

export const metadata = pageMetadata(context.tenant, {
  title: registerText.title,
  path: context.tenant.routes.register(),
});

export default async function Page({ searchParams }: PageProps<'/auth/register'>) {
  return <RegisterScreen context={context} search={await searchParams} />;
}
