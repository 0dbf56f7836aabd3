import { createApiClient } from '@suluh/api/client';
import { pathTo, type Routes } from '@suluh/domain/address';
import { withQuery } from '@suluh/domain/query';
import { errorText } from '@suluh/i18n-id/errors';
import { draftCookies, droppedDraftCookies } from '@suluh/session/draft';
import type { Form } from '@suluh/session/proxy';
import type { Action } from './action.ts';

const NOWHERE = 'http://site';
const pathOf = (address: string): string => new URL(address, NOWHERE).pathname;
const paramsOf = (address: string): URLSearchParams => new URL(address, NOWHERE).searchParams;

/** Whether an outcome leads back with a refusal's code, or to a login first. */
const isRefused = (location: string, routes: Routes): boolean =>
  paramsOf(location).has('error') || pathOf(location) === pathTo(routes, 'login');

/** An action as session answers it when it is posted as a form. */
export const formOf = <Input, Outcome>({ input, run, back, keeps, leadsTo }: Action<Input, Outcome>): Form => ({
  back: ({ fields, routes, target, cameFrom }) => (back ? back(fields, routes, target, cameFrom) : target),
  send: async ({ fields, files, routes, scope, target, linkToken, isSecure, draftPages }, returnTo, send, remember) => {
    const page = { path: pathOf(returnTo), secure: isSecure, who: fields.who ?? null, pages: draftPages };
    const keep = () => {
      for (const cookie of keeps ? draftCookies(keeps(fields), page, new Date()) : []) remember(cookie);
    };
    const read = input.safeParse(fields);
    if (!read.success) {
      keep();
      return withQuery(returnTo, { error: 'BAD_REQUEST' });
    }
    const api = createApiClient({ baseUrl: NOWHERE, noBodyMessage: errorText.noConnection, fetch: send }); // session knows the origin
    const { sessionType, program } = scope;
    const outcome = await run(api, read.data, { sessionType, program, linkToken, files });
    const location = leadsTo(outcome, routes, { target, back: returnTo }, read.data);
    if (isRefused(location, routes)) keep();
    else for (const cookie of keeps ? droppedDraftCookies(page) : []) remember(cookie);
    return location;
  },
});
