import type { Entry } from '@suluh/api/catalogue';
import { COUNTED_ROWS, type Reach } from '@suluh/domain/staff';
import { and, asc, desc, inArray, sql, type Column, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { Executor } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { staff } from '../../http/authenticate.ts';
import { route, type Call, type Route } from '../../http/route.ts';
import type { Services } from '../../services.ts';

/** A row of a list, as it is answered. */
export type RowOf<List extends Entry> = z.input<List['data']> extends readonly (infer Row)[] ? Row : never;
type QueryOf<List extends Entry> = Call<List>['query'];
type SortOf<List extends Entry> =
  QueryOf<List> extends { sort: infer Sort extends string } ? (Sort extends `-${infer Name}` ? Name : never) : never;

/** A part of a list, as it is asked of the database. */
export interface Part {
  where: SQL | undefined;
  orderBy: SQL[];
  limit: number;
  offset: number;
}

/** Rows that words were found in, as a condition. */
export interface Hits {
  where: SQL;
  /** They are named one by one, and few. */
  isFew: boolean;
  /** How many were named; a row may be several times in the list of another. */
  named?: number;
}

/** How rows of a list are found: the tables, what narrows them and what they may be sorted by. */
export interface Records<List extends Entry> {
  id: Column | SQL;
  /** The rows, as they are answered. */
  rows: (db: Executor, part: Part) => Promise<RowOf<List>[]>;
  /**
   * Tables the rows come from, for their count, such as `course left join partner on …`: every course has a partner, and what
   * is joined left by its key is not read where no condition asks for it.
   */
  from: SQL;
  /** What a member of staff reaches. */
  within: (reach: Reach, userId?: string) => SQL;
  /** What the filters ask for. */
  matching: (query: QueryOf<List>) => SQL | undefined;
  /** What the words ask for, where they are looked for before the list is (`fewFound`). */
  found?: (db: Executor, words: string) => Promise<Hits>;
  /** What names near to the words ask for, where nothing in the list has these; null where none is near (`nearNames`). */
  near?: (db: Executor, words: string) => Promise<Hits | null>;
  /** Whether the filters leave so few rows that a page seldom is full: its rows are asked for first, and counted only then. */
  leavesFew?: (query: QueryOf<List>) => boolean;
  sorts: Record<SortOf<List>, Column | SQL>;
}

/**
 * A value no index is in the order of. Of few rows that are named the database would else read the list in its order until
 * it met a page of them, which is nearly all of it where they lie far behind.
 */
const outOfOrder = (value: Column | SQL): SQL => sql`coalesce(${value}, ${value})`;

const orderOf = (sort: string, sorts: Record<string, Column | SQL>, id: Column | SQL, isFew = false): SQL[] => {
  const isDown = sort.startsWith('-');
  const sorted = sorts[isDown ? sort.slice(1) : sort]!;
  const by = isFew ? outOfOrder(sorted) : sorted;
  return isDown ? [desc(by), desc(id)] : [asc(by), asc(id)];
};

/** How many rows match, as far as rows are counted. @param from tables that narrow them */
export async function counted(db: Executor, from: SQL, where: SQL | undefined): Promise<number> {
  const answer = await db.execute<{ found: number }>(
    sql`select count(*)::int as found from (select from ${from} where ${where ?? sql`true`} limit ${COUNTED_ROWS}) as first_rows`,
  );
  return answer.rows[0]?.found ?? 0;
}

interface PageQuery {
  page: number;
  limit: number;
  sort: string;
  ids?: unknown[] | undefined;
  q?: string | undefined;
}

/** One row within reach. @throws ApiError NOT_FOUND for what is not there or somebody else's */
export async function oneOf<Row>(
  db: Executor,
  {
    id: column,
    rows,
    within,
  }: { id: Column | SQL; rows: (db: Executor, part: Part) => Promise<Row[]>; within: (reach: Reach) => SQL },
  id: unknown,
  reach: Reach,
): Promise<Row> {
  const [row] = await rows(db, {
    where: and(sql`${column} = ${id}`, within(reach)),
    orderBy: [asc(column)],
    limit: 1,
    offset: 0,
  });
  if (!row) throw new ApiError('NOT_FOUND');
  return row;
}

/** What answers, as it is or made for each call of its clock and settings. */
export type Given<What extends object> = What | ((services: Services) => What);

/** What answers a call. */
export const givenFor = <What extends object>(given: Given<What>, services: Services): What =>
  typeof given === 'function' ? given(services) : given;

/**
 * The rows of a list as a condition, for what is done with all of them: those that have the words, or where none has them
 * those with names near to these, as the list shows them.
 */
export async function listedRows<List extends Entry>(
  db: Executor,
  records: Pick<Records<List>, 'from' | 'matching' | 'found' | 'near'>,
  { query, within }: { query: QueryOf<List> & { q?: string }; within: SQL },
): Promise<SQL | undefined> {
  const { q } = query;
  const hits = q ? await records.found?.(db, q) : undefined;
  const exact = and(within, records.matching(query), hits?.where);
  if (!q || !records.near || (await counted(db, records.from, exact)) > 0) return exact;
  const near = await records.near(db, q);
  return near ? and(within, records.matching({ ...query, q: '' }), near.where) : exact;
}

/** Answers a list and its rows one by one. @param more what one row says beyond a row of the list */
export function recordRoutes<List extends Entry, One extends Entry>(
  entries: { list: List; one: One },
  given: Given<Records<List>>,
  more: (db: Executor, row: RowOf<List>) => Promise<RowOf<List>> = async (_db, row) => row,
): Route[] {
  return [
    route<Entry>(entries.list, async ({ query: asked, caller }, services) => {
      const { db } = services;
      const records = givenFor(given, services);
      const query = asked as PageQuery & QueryOf<List>;
      const { page, limit, sort, ids, q } = query;
      const pageOf = async (hits: Hits | undefined, filters: QueryOf<List>) => {
        const where = and(
          records.within(staff(caller).reach, staff(caller).userId),
          ids ? inArray(records.id as SQL, ids) : undefined,
          records.matching(filters),
          hits?.where,
        );
        const orderBy = orderOf(sort, records.sorts, records.id, hits?.isFew);
        // Few rows seldom fill the first page, and where they do not they are all there are: nothing is left to count.
        const areFew = (hits?.named !== undefined && hits.named < limit) || records.leavesFew?.(query) === true;
        const seemsWhole = page === 1 && areFew;
        const [rows, total] = await Promise.all([
          records.rows(db, { where, orderBy, limit, offset: (page - 1) * limit }),
          seemsWhole ? null : counted(db, records.from, where),
        ]);
        const isWhole = seemsWhole && rows.length < limit;
        const totalData = isWhole ? rows.length : (total ?? (await counted(db, records.from, where)));
        return { data: rows, meta: { page, limit, totalData } };
      };
      const exact = await pageOf(q ? await records.found?.(db, q) : undefined, query);
      const near = q && exact.meta.totalData === 0 ? await records.near?.(db, q) : null;
      if (!near) return exact;
      const nearby = await pageOf(near, { ...query, q: '' });
      return { ...nearby, meta: { ...nearby.meta, isNear: nearby.meta.totalData > 0 } };
    }),
    route<Entry>(entries.one, async ({ params, caller }, services) => {
      const { db } = services;
      const { reach, userId } = staff(caller);
      const records = givenFor(given, services);
      const within = () => records.within(reach, userId);
      const row = await oneOf(db, { ...records, within }, (params as { id: unknown }).id, reach);
      return { data: await more(db, row) };
    }),
  ];
}
