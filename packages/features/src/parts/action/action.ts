import { createApiClient, NO_ANSWER, type ApiClient, type ApiFailure, type ApiResult } from '@suluh/api/client';
import { pathTo, signInPath, type Routes } from '@suluh/domain/address';
import { withQuery } from '@suluh/domain/query';
import type { SessionType } from '@suluh/domain/session';
import { errorText } from '@suluh/i18n-id/errors';
import { draftCookies, droppedDraftCookies } from '@suluh/session/draft';
import type { Form } from '@suluh/session/proxy';
import type { z } from 'zod';

/** Whose site something is done on. */
export interface Site {
  sessionType: SessionType;
  /** Partner programme. */
  program?: string | null | undefined;
  /** What the browser brings along to join a partner's sign-in to an account. Only the server has it. */
  linkToken?: string | undefined;
  /** Files of a posted form, by the names of its fields. */
  files?: Readonly<Record<string, File>>;
}

/** Where a posted form may lead. */
export interface Way {
  /** Where the form asks to go: a path of this site, home without one (R24). */
  target: string;
  /** The page a refusal returns to. */
  back: string;
}

/** Text fields of a form as a page is made of them; one that was not posted is undefined. */
type Fields = Readonly<Partial<Record<string, string>>>;

/**
 * One thing a learner can do, once: a form posts it before JavaScript, an island does it afterwards. The island calls
 * `run` itself, so that neither the schema nor the addresses weigh on its page (tooling/decisions/0031).
 */
export interface Action<Input, Outcome> {
  /** End of the form's address, below /api/form/. */
  name: string;
  /** Reads the fields of the form and the island's object alike; what is missing the API refuses. */
  input: z.ZodType<Input>;
  run: (api: ApiClient, input: Input, site: Site) => Promise<Outcome>;
  /** The page a refusal returns to; without it the one the form names. */
  back?: (fields: Fields, routes: Routes, target: string) => string;
  /**
   * Of what was typed a refusal keeps what this says, for the page it returns to (`draftIn`), and for whom the form
   * names as `who` alone.
   */
  keeps?: (fields: Fields) => Readonly<Record<string, string>>;
  /** Address an outcome leads to before JavaScript. */
  leadsTo: (outcome: Outcome, routes: Routes, way: Way, input: Input) => string;
}

/** Code of a failure in an address; UNAVAILABLE when nobody answered. */
export const codeOf = ({ status }: Pick<ApiFailure, 'status'>): string =>
  status === NO_ANSWER ? 'UNAVAILABLE' : status;

/** Where a refusal leads: to login without a session, else back with `error` set to its code. */
export const refusedTo = (failure: Pick<ApiFailure, 'code' | 'status'>, routes: Routes, back: string): string =>
  failure.code === 401 ? signInPath(routes, 'login', back) : withQuery(back, { error: codeOf(failure) });

/** Leads back to the page the form names, with the code of a refusal. */
export const returning = ({ error }: ApiResult<unknown>, routes: Routes, { back }: Way): string =>
  error ? refusedTo(error, routes, back) : back;

const NOWHERE = 'http://site';
const pathOf = (address: string): string => new URL(address, NOWHERE).pathname;
const paramsOf = (address: string): URLSearchParams => new URL(address, NOWHERE).searchParams;

/** Whether an outcome leads back with a refusal's code, or to a login first. */
const isRefused = (location: string, routes: Routes): boolean =>
  paramsOf(location).has('error') || pathOf(location) === pathTo(routes, 'login');

/** An action as session answers it when it is posted as a form. */
export const formOf = <Input, Outcome>({ input, run, back, keeps, leadsTo }: Action<Input, Outcome>): Form => ({
  back: ({ fields, routes, target }) => (back ? back(fields, routes, target) : target),
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
