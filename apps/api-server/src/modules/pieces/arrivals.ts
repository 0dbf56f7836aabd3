import { sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../../db/index.ts';
import type { Services } from '../../services.ts';
import { UPLOAD_LIFETIME_MS } from './pieces.ts';

/** Files of one lesson that one person has on their way at once; one more takes the place of the oldest. */
const MOST_OPEN = 3;

/** Where it is written what of a file has come: the table, whose it is by which column, and what it has become. */
export interface Ledger {
  table: 'hand_in_upload' | 'lesson_upload';
  owner: { column: 'enrolment_id' | 'user_id'; table: 'enrolment' | 'user_account'; id: string };
  lessonId: number;
  became: 'submission_id' | 'asset_id';
}

/** A file on its way. */
export interface Arrival {
  bytes: number;
  received: number;
  isDone: boolean;
  createdAt: Date;
}

/** A condition on the rows of a ledger that its person may touch. */
function isOurs({ owner, lessonId }: Ledger, now: Date): SQL {
  const began = new Date(now.getTime() - UPLOAD_LIFETIME_MS);
  return sql`${sql.identifier(owner.column)} = ${owner.id} and lesson_id = ${lessonId} and created_at > ${began}`;
}

type Partly = Pick<Services, 'db' | 'now'>;

/** What has come of a file; null for one that is not there. */
export async function arrivalOf({ db, now }: Partly, ledger: Ledger, id: string): Promise<Arrival | null> {
  const { rows } = await db.execute<{ bytes: number; received: number; isDone: boolean; createdAt: string }>(
    sql`select bytes, received, ${sql.identifier(ledger.became)} is not null as "isDone", created_at as "createdAt"
      from ${sql.identifier(ledger.table)} where id = ${id} and ${isOurs(ledger, now())}`,
  );
  const [row] = rows;
  return row ? { ...row, createdAt: new Date(row.createdAt) } : null;
}

/** Makes room for one more, once whoever else begins at the same moment has. @returns pieces of those that go */
export async function makeRoom(tx: Executor, ledger: Ledger): Promise<string[]> {
  const { owner, table, lessonId, became } = ledger;
  const [column, from] = [sql.identifier(owner.column), sql.identifier(table)];
  await tx.execute(sql`select from ${sql.identifier(owner.table)} where id = ${owner.id} for no key update`);
  const { rows } = await tx.execute<{ parts: string[] }>(
    sql`delete from ${from} where id in (
        select id from ${from} where ${column} = ${owner.id} and lesson_id = ${lessonId}
          and ${sql.identifier(became)} is null order by created_at desc offset ${MOST_OPEN - 1}
      ) returning parts`,
  );
  return rows.flatMap(({ parts }) => parts);
}

/** Writes down a piece that begins where the last one ended: of two that do, one counts. @returns whether it did */
export async function addPiece(
  { db, now }: Partly,
  ledger: Ledger,
  piece: { id: string; at: number; path: string; bytes: number },
): Promise<boolean> {
  const { id, at, path, bytes } = piece;
  const { rows } = await db.execute(
    sql`update ${sql.identifier(ledger.table)}
      set received = received + ${bytes}, parts = array_append(parts, ${path})
      where id = ${id} and received = ${at} and ${sql.identifier(ledger.became)} is null and ${isOurs(ledger, now())}
      returning id`,
  );
  return rows.length === 1;
}

/** Forgets a file that has not become anything. @returns its pieces; null for one that is not there */
export async function forget({ db, now }: Partly, ledger: Ledger, id: string): Promise<string[] | null> {
  const { rows } = await db.execute<{ parts: string[] }>(
    sql`delete from ${sql.identifier(ledger.table)}
      where id = ${id} and ${sql.identifier(ledger.became)} is null and ${isOurs(ledger, now())} returning parts`,
  );
  return rows[0]?.parts ?? null;
}
