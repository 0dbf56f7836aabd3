import type { Entry } from '@suluh/api/catalogue';
import { OWN_SERVER, VISITOR_HEADER, visitorOf } from '@suluh/api/visitor';
import type { FastifyRequest } from 'fastify';
import { sessionName } from '../access/staffSession.ts';
import type { Origin } from '../db/index.ts';
import type { Settings } from '../settings.ts';
import type { Caller } from './route.ts';

type Secret = Pick<Settings, 'VISITOR_SECRET'>;

const told = (request: FastifyRequest, { VISITOR_SECRET }: Secret): string | null =>
  visitorOf(VISITOR_SECRET, request.headers[VISITOR_HEADER]);

/** True for a call of a page that one of our apps renders, for whichever visitor. */
export const isOwnServer = (request: FastifyRequest, settings: Secret): boolean =>
  told(request, settings) === OWN_SERVER;

/** Who limits are counted for: the visitor an app of ours names and signs, else the address that calls. */
export function visitorKey(request: FastifyRequest, settings: Secret): string {
  const visitor = told(request, settings);
  return visitor === null || visitor === OWN_SERVER ? `${visitor ?? ''} ${request.ip}`.trim() : visitor;
}

const OFFICE_PATH = /^\/api\/(?:admin|staff)\//;

/** From where somebody of staff calls; null of a call that is none of the back office. */
export function originOf(
  { path }: Pick<Entry, 'path'>,
  { request, caller }: { request: FastifyRequest; caller: Caller },
  settings: Secret,
): Origin | null {
  if (!OFFICE_PATH.test(path)) return null;
  const visitor = told(request, settings);
  const hash = 'sessionHash' in caller ? caller.sessionHash : undefined;
  return {
    address: visitor === null || visitor === OWN_SERVER ? request.ip : visitor,
    session: hash ? sessionName(hash) : null,
  };
}
