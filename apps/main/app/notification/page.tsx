import { NotificationsScreen } from '@suluh/features/notifications';
import { pageMetadata } from '@suluh/features/seo';
import { notificationText } from '@suluh/i18n-id/notification';
import { context } from '../context.ts';

export const metadata = pageMetadata(context.tenant, {
  title: notificationText.title,
  path: context.tenant.routes.notification(),
  personal: true,
});

export default async function Page({ searchParams }: PageProps<'/notification'>) {
  return <NotificationsScreen context={context} search={await searchParams} />;
}
