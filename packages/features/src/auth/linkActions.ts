import type { ApiResult } from '@suluh/api/client';
import { pathTo } from '@suluh/domain/address';
import { withQuery } from '@suluh/domain/query';
import { safeRedirectTarget } from '@suluh/domain/session';
import { z } from 'zod';
import { text, type Action } from '../parts/action/index.ts';
import { withError } from './actions.ts';

/**
 * Joins a sign-in elsewhere to the account with its address: by that account's password, or by the token of a mailed
 * link.
 */
export const linkAccount: Action<
  { password: string; mailToken: string; with: string },
  ApiResult<{ data: { redirectTo: string } }>
> = {
  name: 'link-account',
  input: z.object({ password: text, mailToken: text, with: text }),
  run: (api, { password, mailToken }, { linkToken = '' }) =>
    api.POST('/api/auth/link', {
      body: { linkToken, ...(mailToken ? { mailToken } : { password }) },
    }),
  back: ({ mailToken, with: provider }, routes) =>
    withQuery(pathTo(routes, 'externalLink'), { token: mailToken, with: provider }),
  leadsTo: ({ data, error }, _routes, { back }) =>
    error ? withError(back, error) : safeRedirectTarget(data.data.redirectTo),
};

/** Has the link mailed. */
export const linkMail: Action<{ with: string }, ApiResult<object>> = {
  name: 'link-mail',
  input: z.object({ with: text }),
  run: (api, _input, { linkToken = '' }) => api.POST('/api/auth/link/mail', { body: { linkToken } }),
  back: ({ with: provider }, routes) => withQuery(pathTo(routes, 'externalLink'), { with: provider }),
  leadsTo: ({ error }, _routes, { back }) => (error ? withError(back, error) : withQuery(back, { sent: '1' })),
};
