import type { staffContentEntries as entries, staffNewsFields } from '@suluh/api/catalogue';
import { eventTimesFailure } from '@suluh/domain/news';
import { staffText } from '@suluh/i18n-id/staff';
import { eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { schema, type Executor } from '../../db/index.ts';
import { wrongAt } from '../../http/apiError.ts';
import { harmless } from '../lesson/harmless.ts';
import { setColumns } from '../staff/setColumns.ts';
import type { Part } from '../staff/records.ts';
import { dateOf, everywhere, freeSlug, matchingOf } from './stands.ts';

const { news } = schema;
type News = z.input<typeof entries.news.one.data>;

type NewsFields = Partial<z.output<typeof staffNewsFields>>;
const newsColumns = ({ publishedAt, body, startAt, endAt, ...fields }: NewsFields) => ({
  ...fields,
  ...(body === undefined ? {} : { body: harmless(body) }),
  ...(publishedAt === undefined ? {} : { publishedAt: new Date(publishedAt) }),
  ...(startAt === undefined ? {} : { startAt: dateOf(startAt) }),
  ...(endAt === undefined ? {} : { endAt: dateOf(endAt) }),
});

/** An event begins at some time, and ends no earlier. @throws ApiError BAD_REQUEST at the field */
function requireTimes({ kind, startAt, endAt }: Pick<News, 'kind' | 'startAt' | 'endAt'>): void {
  const failed = eventTimesFailure({ kind, startAt, endAt });
  if (failed === null) return;
  throw wrongAt(failed, failed === 'startAt' ? staffText.news.needsStart : staffText.news.endsBeforeStart);
}

/** All of a piece of news as it is edited. */
export const editedNews = {
  id: news.id,
  from: sql`${news}`,
  within: everywhere,
  matching: matchingOf(news.title, news.isPublished),
  sorts: { publishedAt: news.publishedAt },
  async rows(db: Executor, { where, orderBy, limit, offset }: Part) {
    const rows = await db
      .select()
      .from(news)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset);
    return rows.map(({ kind, publishedAt, startAt, endAt, ...row }) => ({
      ...row,
      kind: kind as News['kind'],
      publishedAt: publishedAt.toISOString(),
      startAt: startAt?.toISOString() ?? null,
      endAt: endAt?.toISOString() ?? null,
    }));
  },
  subject: 'news',
  table: news,
  key: news.id,
  async create(tx: Executor, body: z.output<typeof staffNewsFields>) {
    requireTimes(body);
    const slug = await freeSlug(tx, news, body.title);
    const [made] = await tx
      .insert(news)
      .values({ ...newsColumns(body), title: body.title, slug })
      .returning({ id: news.id });
    return made!.id;
  },
  async update(tx: Executor, { before, body }: { before: News; body: NewsFields }) {
    requireTimes({ ...before, ...body });
    const columns = newsColumns(body);
    await setColumns(tx, news, columns, eq(news.id, before.id));
  },
};
