import { HomeScreen } from '@suluh/features/home';
import { context } from './context.ts';

export default async function Page({ searchParams }: PageProps<'/'>) {
  return <HomeScreen context={context} search={await searchParams} />;
}
