import { withSingleBlanks } from '@suluh/domain/search';
import { sql, type Column, type SQL } from 'drizzle-orm';
import { schema, type Executor } from '../../db/index.ts';
import { holdsEach, holdsText } from './holdsText.ts';
import { nearNames } from './nearNames.ts';
import type { Hits } from './records.ts';

/** So many rows are named one by one. */
const FEW = 1_000;
/** What nearly everything has, and no index is of. */
const ONE_LETTER = /^\p{L}$/u;

/** Rows that have words. */
interface Sought {
  ids: SQL;
  many: SQL;
}

/**
 * What words find in a list. They are looked for by their own indexes first: of few hits the list is asked for those alone,
 * for a page of it would else be read in its order to the end. Of many it is read in its order, where a page is soon full.
 * @param ids selects `id` of what has the words @param many whether a row has them @param apart the same of words that stand
 * apart or in another order: they are many times as dear to look for, and are where nothing has them as they are
 */
export async function fewFound(
  db: Executor,
  column: Column | SQL,
  { words, ids: asked, many, apart }: Sought & { words: string; apart?: Sought | null },
): Promise<Hits> {
  if (ONE_LETTER.test(words)) return { where: many, isFew: false };
  const { rows } = await db.execute<{ id: string | number }>(sql`select id from (${asked}) found limit ${FEW + 1}`);
  if (rows.length > FEW) return { where: many, isFew: false };
  if (rows.length === 0 && apart) return fewFound(db, column, { words, ...apart });
  if (rows.length === 0) return { where: sql`false`, isFew: true, named: 0 };
  const ids = sql.param(rows.map(({ id }) => id));
  return { where: sql`${column} = any(${ids})`, isFew: true, named: rows.length };
}

const { userAccount } = schema;

/** Whether an account has these words in its name or address. */
export const namedBy = (words: string): SQL =>
  sql`(${holdsText(userAccount.fullname, withSingleBlanks(words))} or ${holdsText(userAccount.email, withSingleBlanks(words))})`;

/** Whether an account has each of these words in its name, in any order; null where there is but one. */
export const namedApart = (words: string): SQL | null => holdsEach(userAccount.fullname, words);

function peopleApart(words: string): Sought | null {
  const named = namedApart(words);
  return named && { ids: sql`select id from ${userAccount} where ${named}`, many: named };
}

/** Accounts whose name is near to what was typed, as a condition on them; null where none is. */
export const namedNear = (db: Executor, words: string): Promise<SQL | null> =>
  nearNames(db, { table: userAccount, name: userAccount.fullname }, words);

/** Rows of accounts whose name is near to what was typed; null where none is. @param column names the account */
export async function nearPeople(db: Executor, column: Column, words: string): Promise<Hits | null> {
  const named = await namedNear(db, words);
  return named && fewFound(db, column, { words, ids: sql`select id from ${userAccount} where ${named}`, many: named });
}

/** Rows of accounts that have these words in name or address. @param column names the account */
export const ofPeople = (db: Executor, column: Column, words: string): Promise<Hits> =>
  fewFound(db, column, {
    words,
    ids: sql`select id from ${userAccount} where ${namedBy(words)}`,
    many: namedBy(words),
    apart: peopleApart(words),
  });
