import { OWN_SERVER, VISITOR_HEADER, visitorOf } from '@suluh/api/visitor';
import type { FastifyRequest } from 'fastify';
import type { Settings } from '../settings.ts';

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
