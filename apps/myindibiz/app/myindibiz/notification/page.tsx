import { NotificationsScreen } from '@suluh/features/notifications';
import { context } from '../../context.ts';

export default async function Page({ searchParams }: PageProps<'/myindibiz/notification'>) {
  return <NotificationsScreen context={context} search={await searchParams} />;
}
