import { HomeScreen } from '@suluh/features/home';
import { context } from './context.ts';

export default async function Page({ searchParams }: PageProps<'/'>) {
  const { prakerja } = await searchParams;
  return <HomeScreen context={context} prakerja={typeof prakerja === 'string' ? prakerja : undefined} />;
}
