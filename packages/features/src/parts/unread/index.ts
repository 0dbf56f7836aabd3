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
 * Notifications that show the dot (spec 4, Notification), kept for 2 minutes and looked at again on focus (spec 7,
 * Token-needed GETs).
 */
export const useUnread = kept.useCount;

/** Tells the bell that notifications were read or came. Browser only. */
export const unreadChanged = kept.changed;
