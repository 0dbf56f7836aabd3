import type { ApiResult } from '@suluh/api/client';
import { pathTo } from '@suluh/domain/address';
import { withQuery } from '@suluh/domain/query';
import { safeRedirectTarget } from '@suluh/domain/session';
import { z } from 'zod';
import { text, type Action } from '../parts/action/index.ts';
import { withError } from './actions.ts';

/**
 * Joins a partner's sign-in to the account with its address: by that account's password, or by the token of a mailed
 * link.
 */
export const linkAccount: Action<
  { password: string; mailToken: string },
  ApiResult<{ data: { redirectTo: string } }>
> = {
  name: 'link-account',
  input: z.object({ password: text, mailToken: text }),
  run: (api, { password, mailToken }, { program, linkToken = '' }) =>
    api.POST('/api/sso/{slug}/link', {
      params: { path: { slug: String(program) } },
      body: { linkToken, ...(mailToken ? { mailToken } : { password }) },
    }),
  back: ({ mailToken }, routes) => withQuery(pathTo(routes, 'externalLink'), { token: mailToken }),
  leadsTo: ({ data, error }, _routes, { back }) =>
    error ? withError(back, error) : safeRedirectTarget(data.data.redirectTo),
};

/** Has the link mailed. */
export const linkMail: Action<object, ApiResult<object>> = {
  name: 'link-mail',
  input: z.object({}),
  run: (api, _input, { program, linkToken = '' }) =>
    api.POST('/api/sso/{slug}/link/mail', {
      params: { path: { slug: String(program) } },
      body: { linkToken },
    }),
  back: (_fields, routes) => pathTo(routes, 'externalLink'),
  leadsTo: ({ error }, _routes, { back }) => (error ? withError(back, error) : withQuery(back, { sent: '1' })),
};
