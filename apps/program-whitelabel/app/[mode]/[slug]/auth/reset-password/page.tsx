import { ResetPasswordScreen } from '@suluh/features/auth';
import { programContext } from '../../../../context.ts';

export default async function Page({ params, searchParams }: PageProps<'/[mode]/[slug]/auth/reset-password'>) {
  return <ResetPasswordScreen context={await programContext(params)} search={await searchParams} />;
}
