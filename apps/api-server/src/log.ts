import { pino, type Logger } from 'pino';

interface Fault {
  name?: unknown;
  message?: unknown;
  stack?: unknown;
  code?: unknown;
  cause?: unknown;
  query?: unknown;
  params?: unknown;
  severity?: unknown;
  table?: unknown;
  constraint?: unknown;
  column?: unknown;
}

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

/** Where it happened, without the message that V8 writes above. */
const framesOf = (stack: unknown): string | undefined =>
  text(stack)
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');

/**
 * A query that failed carries its parameters, and the server's own words quote values: addresses, codes, links, hashes.
 */
const isOfDatabase = (fault: Fault): boolean => 'params' in fault || fault.severity !== undefined;

/** The statement's first words, which name no value: `insert into "outbox"`. */
const statementOf = (query: unknown): string | undefined =>
  /^\s*(?:with|select|insert into|update|delete from)\s+[\w".]*/i.exec(text(query) ?? '')?.[0];

/**
 * What the log is told of an error: kind, code, place, and for the database table and constraint, but no value that
 * anybody typed or was given. Messages of other errors are our own words and stay.
 */
export function loggedError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const fault: Fault = error;
  const isDatabase = isOfDatabase(fault);
  const { name, code, table, constraint, column, cause } = fault;
  return {
    type: name,
    ...(isDatabase ? { statement: statementOf(fault.query) } : { message: text(fault.message) }),
    code: text(code),
    table: text(table),
    constraint: text(constraint),
    column: text(column),
    stack: framesOf(fault.stack),
    ...(cause === undefined ? {} : { cause: loggedError(cause) }),
  };
}

/** The log of a process of ours: JSON lines without anybody's secrets or personal data. @param level pino level */
export const logger = (level: string): Logger => pino({ level, serializers: { err: loggedError } });
