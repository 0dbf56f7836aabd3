import type { NotificationPreference } from '@suluh/api/types';
import type { ApiResult } from '@suluh/api/client';
import { PREFERRED_KINDS, PREFERRED_WAYS, type PreferredKind } from '@suluh/domain/notification';
import { withQuery } from '@suluh/domain/query';
import { z } from 'zod';
import { refusedTo, text, ticked, type Action } from '../parts/action/index.ts';

/** Name of the box of a kind and a way. */
export const boxOf = (kind: string, way: string): string => `${kind}-${way}`;

const boxes = z.object(
  Object.fromEntries(
    PREFERRED_KINDS.flatMap((kind) => PREFERRED_WAYS.map((way) => [boxOf(kind, way), ticked] as const)),
  ),
);

/** Keeps what somebody wants to be told (docs/product/notification.md#choice); the page says so. */
export const preferenceChange: Action<z.infer<typeof boxes>, ApiResult<object>> = {
  name: 'notification-preference',
  input: boxes,
  run: (api, chosen) => {
    const body = Object.fromEntries(
      PREFERRED_KINDS.map((kind) => [
        kind,
        Object.fromEntries(PREFERRED_WAYS.map((way) => [way, chosen[boxOf(kind, way)] === true])),
      ]),
    ) as NotificationPreference;
    return api.PUT('/api/notification/preference', { body });
  },
  leadsTo: ({ error }, routes, { back }) => (error ? refusedTo(error, routes, back) : withQuery(back, { saved: '1' })),
};

/** Ends mails of a kind for whoever has the link of one. */
export const mailsEnd: Action<{ key: string; kind: string }, ApiResult<object>> = {
  name: 'mails-end',
  input: z.object({ key: text, kind: text }),
  run: (api, { key, kind }) =>
    api.POST('/api/notification/unsubscribe', { body: { key, kind: kind as PreferredKind } }),
  leadsTo: ({ error }, routes, { back }) => (error ? refusedTo(error, routes, back) : back),
};
