import { ForgotPasswordScreen } from '@suluh/features/auth';
import { context } from '../context.ts';

export default async function Page({ searchParams }: PageProps<'/forgot-password'>) {
  return <ForgotPasswordScreen context={context} search={await searchParams} />;
}
