import { pageMetadata } from '@suluh/features/seo';
import { resetPasswordText } from '@suluh/i18n-id/auth';
import { ResetPasswordScreen } from '@suluh/features/auth';
import { context } from '../../context.ts';

export const metadata = pageMetadata(context.tenant, {
  title: resetPasswordText.title,
  path: context.tenant.routes.resetPassword(),
  personal: true,
});

export default async function Page({ searchParams }: PageProps<'/auth/reset-password'>) {
  return <ResetPasswordScreen context={context} search={await searchParams} />;
}
