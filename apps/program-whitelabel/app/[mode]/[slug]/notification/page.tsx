import { NotificationsScreen } from '@suluh/features/notifications';
import { programContext } from '../../../context.ts';

export default async function Page({ params, searchParams }: PageProps<'/[mode]/[slug]/notification'>) {
  return <NotificationsScreen context={await programContext(params)} search={await searchParams} />;
}
