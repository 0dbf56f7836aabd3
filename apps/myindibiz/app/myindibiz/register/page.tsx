import { RegisterScreen } from '@suluh/features/auth';
import { context } from '../../context.ts';

export default async function Page({ searchParams }: PageProps<'/myindibiz/register'>) {
  return <RegisterScreen context={context} search={await searchParams} />;
}
