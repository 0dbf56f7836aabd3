import { ProfileScreen } from '@suluh/features/profile';
import { programContext } from '../../../context.ts';

export default async function Page({ params, searchParams }: PageProps<'/[mode]/[slug]/profile-management'>) {
  return <ProfileScreen context={await programContext(params)} search={await searchParams} />;
}
