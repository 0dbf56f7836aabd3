import { searchHistoryEntries as entries } from '@suluh/api/catalogue';
import { MOST_KEYWORDS, withSingleBlanks } from '@suluh/domain/search';
import { and, desc, eq, ne, or, sql } from 'drizzle-orm';
import { schema, type Executor } from '../../db/index.ts';
import { learner } from '../../http/authenticate.ts';
import { route } from '../../http/route.ts';

const { searchHistory } = schema;

/** 'Masak' and 'masak' are one word of a search: the way it was written last is kept. */
const isWord = (keyword: string) => eq(sql`lower(${searchHistory.keyword})`, keyword.toLowerCase());

async function historyOf(db: Executor, userId: string) {
  const rows = await db
    .select({ keyword: searchHistory.keyword, searchedAt: searchHistory.searchedAt })
    .from(searchHistory)
    .where(eq(searchHistory.userId, userId))
    .orderBy(desc(searchHistory.searchedAt), searchHistory.keyword)
    .limit(MOST_KEYWORDS);
  return { data: rows.map(({ keyword, searchedAt }) => ({ keyword, searchedAt: searchedAt.toISOString() })) };
}

/** What a learner looked for (docs/product/listing.md#search-history). */
export const searchHistoryRoutes = [
  route(entries.list, ({ caller }, { db }) => historyOf(db, learner(caller).userId)),

  route(entries.add, async ({ body, caller }, { db, now }) => {
    const { userId } = learner(caller);
    const keyword = withSingleBlanks(body.keyword);
    await db
      .insert(searchHistory)
      .values({ userId, keyword, searchedAt: now() })
      .onConflictDoUpdate({ target: [searchHistory.userId, searchHistory.keyword], set: { searchedAt: now() } });
    await db.delete(searchHistory).where(
      and(
        eq(searchHistory.userId, userId),
        or(
          and(isWord(keyword), ne(searchHistory.keyword, keyword)),
          sql`${searchHistory.keyword} not in (select h.keyword from search_history h where h.user_id = ${userId}
            order by h.searched_at desc, h.keyword limit ${MOST_KEYWORDS})`,
        ),
      ),
    );
    return historyOf(db, userId);
  }),

  route(entries.remove, async ({ body, caller }, { db }) => {
    const { userId } = learner(caller);
    await db
      .delete(searchHistory)
      .where(
        and(
          eq(searchHistory.userId, userId),
          body?.keyword === undefined ? undefined : isWord(withSingleBlanks(body.keyword)),
        ),
      );
    return historyOf(db, userId);
  }),
];
