import { createHash } from 'node:crypto';

/** A query of the builder that was not sent yet. */
interface Built<Result> {
  toSQL(): { sql: string; params: unknown[] };
  prepare(name: string): { execute(): Promise<Result> };
}

/** A query with more values is one of many: each number of them has a text of its own, which a connection would keep. */
const MOST_VALUES = 12;

/** What finds them best depends on the words: such a query is planned by what it asks for. */
const LOOKS_FOR_WORDS = / i?like /i;

/** Names end where PostgreSQL cuts them, or before. */
const NAME_LETTERS = 40;

const nameOf = (text: string): string =>
  `planned-${createHash('sha256').update(text).digest('hex').slice(0, NAME_LETTERS)}`;

/**
 * Runs a query that each connection plans once, under a name made of its text: for what is asked often and takes longer to
 * plan than to run. Its texts are few: filters and sorts that are there or not, and no lists of values.
 */
export function plannedOnce<Result>(query: Built<Result> & PromiseLike<Result>): PromiseLike<Result> {
  const { sql, params } = query.toSQL();
  return params.length > MOST_VALUES || LOOKS_FOR_WORDS.test(sql) ? query : query.prepare(nameOf(sql)).execute();
}
