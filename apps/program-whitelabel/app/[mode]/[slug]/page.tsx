import { HomeScreen } from '@suluh/features/home';
import { programContext } from '../../context.ts';

export default async function Page({ params, searchParams }: PageProps<'/[mode]/[slug]'>) {
  return <HomeScreen context={await programContext(params)} search={await searchParams} />;
}
