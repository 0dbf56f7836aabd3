import { ForgotPasswordScreen } from '@suluh/features/auth';
import { programContext } from '../../../../context.ts';

export default async function Page({ params, searchParams }: PageProps<'/[mode]/[slug]/auth/forgot-password'>) {
  return <ForgotPasswordScreen context={await programContext(params)} search={await searchParams} />;
}
