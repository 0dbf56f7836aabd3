import type { Entry, facets } from '@suluh/api/catalogue';
import type { CourseLine } from '@suluh/domain/session';
import type { Reach } from '@suluh/domain/staff';
import type { FastifyBaseLogger } from 'fastify';
import type { z } from 'zod';
import type { StaffSession } from '../access/staffSession.ts';
import type { Services } from '../services.ts';
import type { ReceivedMessage } from './signedMessage.ts';

/** Who calls, as established from the Authorization header by the entry's mark. */
export type Caller =
  | { kind: 'client' }
  | { kind: 'anonymous' }
  /** A payment provider, whose signature the route verifies. */
  | { kind: 'provider' }
  | { kind: 'refresh'; refreshToken: string }
  /** Somebody whose grants hold the entry's permission, and where they do. */
  | { kind: 'staff'; userId: string; reach: Reach; /** None of work in the background. */ sessionHash?: Buffer }
  /** Somebody signed in to the back office, about themselves. */
  | ({ kind: 'self' } & StaffSession)
  | {
      kind: 'learner';
      userId: string;
      sessionId: string;
      sessionType: string;
      programId: number | null;
      /** Somebody of staff looks as them (docs/product/staff.md#looking). */
      isLook: boolean;
      /** When their look ends; null for themselves. */
      lookEndsAt: Date | null;
    };

/** A logged-in caller. */
export type Learner = Extract<Caller, { kind: 'learner' }>;

/** A member of staff. */
export type Staff = Extract<Caller, { kind: 'staff' }>;

/** One validated call of an endpoint. */
export interface Call<E extends Entry> {
  params: z.output<NonNullable<E['params']>>;
  query: z.output<NonNullable<E['query']>>;
  body: z.output<NonNullable<E['body']>>;
  /** The uploaded file; only of entries that take one. */
  file: Uint8Array | null;
  caller: Caller;
  /**
   * Slug of the programme the call is about: the session's own; without a session the one of X-Program, unchecked (see
   * `callProgram`).
   */
  programHeader: string | null;
  /** Line whose courses alone are listed: the session's own; without a session the one of X-Line (see `callLine`). */
  line: CourseLine | null;
  /** Home of the site the visitor is on, as its app says, unchecked; see siteOf. */
  site: string | null;
  idempotencyKey: string | null;
  /** Version a change began from, of If-Match; null without one. */
  ifMatch: number | null;
  /** What a provider sent, byte for byte, with its headers; only of entries marked W. */
  message: ReceivedMessage | null;
  log: FastifyBaseLogger;
}

/** What an endpoint answers; the envelope is put around it. */
export interface Answer<E extends Entry> {
  data: z.input<E['data']>;
  /** Of paged entries: which page this is and how many rows there are in all. */
  meta?: {
    page: number;
    limit: number;
    totalData: number;
    facets?: z.output<typeof facets>;
    unread?: number;
    isNear?: boolean;
  };
}

/** An entry with what answers it. */
export interface Route {
  entry: Entry;
  /** Same answer for everybody on a tenant: the written answer may be reused (see registerRoute). */
  isShared: boolean;
  handle(call: Call<Entry>, services: Services): Promise<Answer<Entry>>;
}

/** Binds a catalogue entry to the function that answers it; types of both sides are checked against each other. */
export function route<E extends Entry>(
  entry: E,
  handle: (call: Call<E>, services: Services) => Promise<Answer<E>>,
): Route {
  return { entry, isShared: false, handle: handle as Route['handle'] };
}

/**
 * Like {@link route}, for answers that depend on nothing but address and tenant: not on the caller, not on what the
 * database does not announce (seats, reviews).
 */
export function sharedRoute<E extends Entry>(
  entry: E,
  handle: (call: Call<E>, services: Services) => Promise<Answer<E>>,
): Route {
  return { ...route(entry, handle), isShared: true };
}
