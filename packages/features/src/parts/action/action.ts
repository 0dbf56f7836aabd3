import { NO_ANSWER, type ApiClient, type ApiFailure, type ApiResult } from '@suluh/api/client';
import { signInPath, type Routes } from '@suluh/domain/address';
import { withQuery } from '@suluh/domain/query';
import type { SessionType } from '@suluh/domain/session';
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
  /** The page a refusal returns to; without it the one the form names. `cameFrom` is the page it stood on. */
  back?: (fields: Fields, routes: Routes, target: string, cameFrom: string) => string;
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
