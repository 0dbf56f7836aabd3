import { pageMetadata } from '@suluh/features/seo';
import { loginText } from '@suluh/i18n-id/auth';
import { LoginScreen } from '@suluh/features/auth';
import { context } from '../../context.ts';

export const metadata = pageMetadata(context.tenant, { title: loginText.title, path: context.tenant.routes.login() });

export default async function Page({ searchParams }: PageProps<'/auth/login'>) {
  return <LoginScreen context={context} search={await searchParams} />;
}
