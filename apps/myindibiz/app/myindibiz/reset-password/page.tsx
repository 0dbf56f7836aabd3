import { ResetPasswordScreen } from '@suluh/features/auth';
import { context } from '../../context.ts';

export default async function Page({ searchParams }: PageProps<'/myindibiz/reset-password'>) {
  return <ResetPasswordScreen context={context} search={await searchParams} />;
}
