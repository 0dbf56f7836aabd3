import { LinkScreen } from '@suluh/features/auth';
import { programContext } from '../../../../context.ts';

export default async function Page({ params, searchParams }: PageProps<'/[mode]/[slug]/auth/link'>) {
  return <LinkScreen context={await programContext(params)} search={await searchParams} />;
}
