import { pageMetadata } from '@suluh/features/seo';
import { forgotPasswordText } from '@suluh/i18n-id/auth';
import { ForgotPasswordScreen } from '@suluh/features/auth';
import { context } from '../../context.ts';

export const metadata = pageMetadata(context.tenant, {
  title: forgotPasswordText.title,
  path: context.tenant.routes.forgotPassword(),
});

export default async function Page({ searchParams }: PageProps<'/auth/forgot-password'>) {
  return <ForgotPasswordScreen context={context} search={await searchParams} />;
}
