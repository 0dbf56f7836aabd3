'use client';
import { CACHE_MS } from '@suluh/domain/cache';
import { createKeptCount } from '../kept-count/index.ts';

const kept = createKeptCount({
  name: 'unread',
  path: '/api/notification',
  countOf: ({ meta }: { meta: { unread: number } }) => meta.unread,
  lifetimeMs: CACHE_MS.notifications,
});

/**
 * Notifications that show the dot (docs/product/notification.md#dot), kept for 2 minutes and looked at again on focus
 * (docs/product/api.md).
 */
export const useUnread = kept.useCount;

/** Tells the bell that notifications were read or came. Browser only. */
export const unreadChanged = kept.changed;
