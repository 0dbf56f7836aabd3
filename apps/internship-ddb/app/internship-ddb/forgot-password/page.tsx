import { ForgotPasswordScreen } from '@suluh/features/auth';
import { context } from '../../context.ts';

export default async function Page({ searchParams }: PageProps<'/internship-ddb/forgot-password'>) {
  return <ForgotPasswordScreen context={context} search={await searchParams} />;
}
