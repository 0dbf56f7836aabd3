import { mayNameProgram } from '@suluh/domain/session';
import type { FastifyRequest } from 'fastify';
import { allPrograms } from '../modules/program/queries.ts';
import { ApiError } from './apiError.ts';
import type { Caller } from './route.ts';
import type { Services } from '../services.ts';

/** Fields of query and body that name a programme. */
const FIELDS = ['program', 'specialProgram'] as const;

const ofBody = (body: unknown): unknown[] =>
  typeof body === 'object' && body !== null ? FIELDS.map((name) => (body as Record<string, unknown>)[name]) : [];

/** Every programme a call names, by X-Program, query or body, whether or not its endpoint reads it there. */
export function namedPrograms(header: string | null, search: string, body: FastifyRequest['body']): string[] {
  const query = new URLSearchParams(search);
  return [header, ...FIELDS.flatMap((name) => query.getAll(name)), ...ofBody(body)]
    .filter((value) => value !== undefined && value !== null && value !== '')
    .map(String);
}

/**
 * The programme a call is about, by its slug: the session's own. Callers without a session may name one, for what is
 * public;
 * theirs is the one of the header. @throws ApiError FORBIDDEN when a session names another programme than its own
 */
export async function callProgram(
  services: Services,
  caller: Caller,
  header: string | null,
  named: () => readonly string[],
): Promise<string | null> {
  if (caller.kind !== 'learner') return header;
  const own =
    caller.programId === null ? null : (await allPrograms(services)).find(({ id }) => id === caller.programId);
  if (own === undefined) throw new ApiError('FORBIDDEN');
  const program = own?.slug ?? null;
  if (!named().every((slug) => mayNameProgram(slug, { program }))) throw new ApiError('FORBIDDEN');
  return program;
}
