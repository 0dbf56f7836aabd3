import { site, type newsItem } from '@suluh/api/catalogue';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { schema } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { route, sharedRoute } from '../../http/route.ts';

type NewsRow = typeof schema.news.$inferSelect;
type NewsItem = z.input<typeof newsItem>;

const toNewsItem = ({ slug, image, title, summary, contributor, publishedAt, file, kind }: NewsRow): NewsItem => ({
  slug,
  image,
  title,
  summary,
  contributor,
  date: publishedAt.toISOString(),
  file,
  eventType: kind as NewsItem['eventType'],
});

/** News (docs/product/news.md, /blog/news). */
export const newsRoutes = [
  sharedRoute(site.news, async ({ query }, { db, catalogue }) => {
    const { news } = schema;
    const shown = and(news.isPublished, eq(news.kind, 'news'));
    const page = await catalogue.keep(`news:${query.page}:${query.limit}`, async () => ({
      rows: await db
        .select()
        .from(news)
        .where(shown)
        .orderBy(desc(news.publishedAt), desc(news.id))
        .limit(query.limit)
        .offset((query.page - 1) * query.limit),
      total: await db
        .select({ total: sql<number>`count(*)::int` })
        .from(news)
        .where(shown),
    }));
    return {
      data: page.rows.map(toNewsItem),
      meta: { page: query.page, limit: query.limit, totalData: page.total[0]?.total ?? 0 },
    };
  }),

  route(site.newsBySlug, async ({ params }, { db }) => {
    const [row] = await db
      .select()
      .from(schema.news)
      .where(and(eq(schema.news.slug, params.slug), schema.news.isPublished));
    if (!row) throw new ApiError('NOT_FOUND');
    return { data: { ...toNewsItem(row), body: row.body, tags: row.tags } };
  }),
];
