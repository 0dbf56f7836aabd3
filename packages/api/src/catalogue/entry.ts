import type { Permission, Scope } from '@suluh/domain/staff';
import { z } from 'zod';
import { errorBody, pageMeta, waitBody } from './envelope.ts';

/**
 * Who may call an endpoint (docs/product/api.md):
 * P client application (Basic), O bearer if present else Basic, B bearer, R refresh token as bearer,
 * W provider signature, A staff role, S a member of staff about themselves.
 */
export type AuthMark = 'P' | 'O' | 'B' | 'R' | 'W' | 'A' | 'S';

/** HTTP methods the catalogue uses. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Fields of a path or query: names to schemas. Array schemas are written `name[]` on the wire. */
export type Fields = z.ZodObject;

/** Statuses an endpoint may answer besides success, beyond the ones every endpoint has. */
export type ErrorStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503;

/**
 * The mark of an entry. One for staff names the permission it takes, and where it works: `all`, or rows narrowed to
 * what a grant reaches (docs/product/staff.md#permissions).
 */
type Access =
  | { auth: Exclude<AuthMark, 'A'>; permission?: never; scope?: never }
  | { auth: 'A'; permission: Permission; scope: Scope };

/** What an author writes; `defineEntry` completes it. */
export type EntryDefinition<
  Id extends string,
  Params extends Fields,
  Query extends Fields,
  Body extends z.ZodType,
  Data extends z.ZodType,
  ErrorData extends z.ZodType,
> = Access & EntryFacts<Id, Params, Query, Body, Data, ErrorData>;

interface EntryFacts<
  Id extends string,
  Params extends Fields,
  Query extends Fields,
  Body extends z.ZodType,
  Data extends z.ZodType,
  ErrorData extends z.ZodType,
> {
  /** Unique operation name, `area.action`. */
  id: Id;
  method: Method;
  /** Path with `{param}` placeholders. */
  path: `/api/${string}`;
  summary: string;
  /** Longer note for the reference page. */
  description?: string;
  params?: Params;
  query?: Query;
  body?: Body;
  /** The body is a multipart form with one file in this field, at most so large. */
  upload?: { field: string; maxBytes: number };
  /** Text that no database could hold is answered like any other, piece by piece, instead of refused as a whole. */
  takesAnyText?: boolean;
  /** Schema of `data` in the success envelope. */
  data: Data;
  /**
   * Media type of a success that is a file instead of an envelope; `data` is then its bytes and its name (see
   * `fileData`).
   */
  file?: `${string}/${string}`;
  /** True: the envelope carries `meta` with the page. A schema: `meta` has these fields too. */
  paged?: boolean | z.ZodObject;
  /** Success status, default 200. */
  status?: 200 | 201 | 202;
  /** Expected refusals besides 400, 401, 429 and 500, and 403 of entries for staff. */
  errors?: readonly ErrorStatus[];
  /** Schema of `data` in error envelopes, when a refusal carries something to go on with. */
  errorData?: ErrorData;
  /** True for probes: answers without credentials too; wrong ones are still refused. */
  open?: boolean;
  /** Pages of any site may read the answer, such as those that check badges; only of entries without credentials. */
  isForOtherSites?: boolean;
  /** What is posted says nothing and comes in whatever form its sender likes. */
  isBodyUnread?: true;
  /** Largest body, in bytes, where it is not the 256 KB of all calls. */
  maxBodyBytes?: number;
  /** Ends the login that calls, so that a look of staff may call it too (docs/product/staff.md#looking). */
  endsLook?: true;
  /** Nobody's but the learner's: refused to a look of staff. */
  isClosedToLooks?: true;
  /** Of staff: makes money or mails, and is answered once under its Idempotency-Key (docs/product/staff.md#repeated). */
  isRepeatable?: true;
  /**
   * Of staff, said by each that answers a file: whose data leaves the back office with it. Of `people`: many, or what no
   * page shows; it asks for a proof shown just now. Of `onePerson`: the paper of somebody that is worked on, one by one.
   * (docs/product/staff.md#what-leaves)
   */
  carries?: 'people' | 'onePerson' | 'nobody';
  /**
   * Of staff, without a file: shows what is personal of somebody, so that who read it is on record, as with each file that
   * carries such data (docs/product/staff.md#what-leaves).
   */
  showsPeople?: true;
  /** Attempts are limited more tightly: log in, register, reset. */
  guarded?: boolean;
  /**
   * Anybody may send and each call is kept: bodies at most so large, and this share of the calls one address may make
   * in a minute.
   */
  keptFromAnybody?: { maxBodyBytes: number; shareOfCalls: number };
}

/** A complete entry: definition plus the schema of every response by status. */
export type Entry<
  Id extends string = string,
  Params extends Fields = Fields,
  Query extends Fields = Fields,
  Body extends z.ZodType = z.ZodType,
  Data extends z.ZodType = z.ZodType,
  ErrorData extends z.ZodType = z.ZodType,
> = EntryDefinition<Id, Params, Query, Body, Data, ErrorData> & { responses: Readonly<Record<number, z.ZodObject>> };

/** What the reference says of what carries data of `people`. */
export const NEEDS_PROOF =
  '403 PROOF_REQUIRED when its caller proved nothing within five minutes: see `/api/staff/proof`.';

const ALWAYS: readonly ErrorStatus[] = [400, 401, 429, 500];

/**
 * What an endpoint that answers with a file hands over: its bytes, at once or as they are read, and the name to keep
 * them under.
 */
export const fileData = z.object({
  bytes: z.custom<Uint8Array | AsyncIterable<Uint8Array>>(
    (value) =>
      value instanceof Uint8Array || (typeof value === 'object' && value !== null && Symbol.asyncIterator in value),
  ),
  name: z.string(),
});

/**
 * Completes one endpoint of the catalogue with its envelopes. Types are kept exactly, so handlers are checked against
 * them.
 */
export function defineEntry<
  const Id extends string,
  Params extends Fields = z.ZodObject<{}>,
  Query extends Fields = z.ZodObject<{}>,
  Body extends z.ZodType = z.ZodUndefined,
  Data extends z.ZodType = z.ZodType,
  ErrorData extends z.ZodType = z.ZodUndefined,
>(
  definition: EntryDefinition<Id, Params, Query, Body, Data, ErrorData>,
): Entry<Id, Params, Query, Body, Data, ErrorData> {
  const { data, paged, status = 200, errors = [], errorData } = definition;
  const meta = paged === true ? pageMeta : paged ? pageMeta.extend(paged.shape) : undefined;
  const success = z.object({
    success: z.literal(true),
    code: z.literal(status),
    message: z.string(),
    data,
    ...(meta ? { meta } : {}),
  });
  const failure = errorData ? errorBody.extend({ data: errorData.optional() }) : errorBody;
  const responses: Record<number, z.ZodObject> = definition.file ? {} : { [status]: success };
  for (const refusal of new Set<ErrorStatus>([
    ...ALWAYS,
    ...(definition.auth === 'A' || definition.auth === 'S' ? ([403] as const) : []),
    ...(definition.isRepeatable ? ([409, 422] as const) : []),
    ...errors,
  ]))
    responses[refusal] = refusal === 429 && !errorData ? waitBody : failure;
  return { ...definition, responses };
}
