'use client';
import { apiPath } from '@suluh/domain/address';
import type { Notification } from '@suluh/api/types';
import { errorText } from '@suluh/i18n-id/errors';
import * as label from '@suluh/i18n-id/label';
import { notificationText } from '@suluh/i18n-id/notification';
import { NotificationCard, NotificationList } from './NotificationCard.tsx';
import { Button } from '@suluh/ui/buttons/Button';
import { showToast } from '@suluh/ui/feedback/toast.ts';
import { useEffect, useState, type FormEvent, type ReactElement } from 'react';
import { useApiClient } from '../parts/api-client/index.ts';
import { listHref } from '../parts/list-query/index.ts';
import { EmptyList, ListBody, usePagedList, type Page } from '../parts/paged-list/index.ts';
import { useTenant } from '../parts/tenant/index.ts';
import { unreadChanged } from '../parts/unread/index.ts';
import { readAllMessages } from './calls.ts';
import { NotificationSkeletons } from './NotificationSkeletons.tsx';
import { notificationView } from './view.ts';

interface MessageListProps {
  page: number;
  path: string;
  /** The page the server rendered, with how many show the dot. */
  initial: (Page<Notification> & { meta: { unread: number } }) | null;
  findCoursesHref: string;
  renderedAtMs: number;
}

/**
 * Messages about orders, newest first. Opening one marks it read; all can be marked at once, also before JavaScript.
 */
export function MessageList({ page, path, initial, findCoursesHref, renderedAtMs }: MessageListProps): ReactElement {
  const tenant = useTenant();
  const api = useApiClient();
  const [busy, setBusy] = useState(false);
  const list = usePagedList<Notification>(
    'notifications',
    page,
    (client, number) => client.GET('/api/notification', { params: { query: { page: number } } }),
    initial,
  );
  const unread = initial?.meta.unread;
  useEffect(() => unreadChanged(tenant, unread), [tenant, unread]);
  const hasUnread = list.state.kind === 'items' && list.state.items.some(({ isReaded }) => !isReaded);

  function read({ notifId, isReaded }: Notification): void {
    if (isReaded) return;
    // the page changes meanwhile: keepalive lets the request finish
    void api
      .PATCH('/api/notification/{notifId}/read', { params: { path: { notifId } }, keepalive: true })
      .then(() => unreadChanged(tenant));
  }
  async function readAll(event: FormEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    const { data, error } = await readAllMessages(api);
    setBusy(false);
    if (data) {
      list.retry();
      unreadChanged(tenant);
    }
    const text = data ? notificationText.allRead : error?.message || errorText.noConnection;
    showToast({ text, tone: data ? 'success' : 'error' });
  }
  return (
    <ListBody
      list={list}
      page={page}
      hrefOf={(number) => listHref(path, {}, number)}
      skeletons={<NotificationSkeletons />}
      empty={
        <EmptyList
          title={notificationText.emptyTitle}
          body={notificationText.emptyBody}
          action={{ text: label.findCourse, href: findCoursesHref }}
        />
      }
    >
      {(messages) => (
        <>
          <form
            className="notificationCard-readAll"
            method="post"
            action={apiPath(tenant.routes, '/api/form/notification-read-all')}
            onSubmit={(event) => void readAll(event)}
          >
            <input type="hidden" name="redirectTo" value={path} />
            <Button type="submit" kind="plain" size="small" icon="check" loading={busy} disabled={!hasUnread}>
              {notificationText.readAll}
            </Button>
          </form>
          <NotificationList>
            {messages.map((message) => (
              <NotificationCard
                key={message.notifId}
                notification={notificationView(message, tenant, path, renderedAtMs)}
                onOpen={() => read(message)}
              />
            ))}
          </NotificationList>
        </>
      )}
    </ListBody>
  );
}
