import { LoginScreen } from '@suluh/features/auth';
import { context } from '../../context.ts';

export default async function Page({ searchParams }: PageProps<'/myindibiz/login'>) {
  return <LoginScreen context={context} search={await searchParams} />;
}
