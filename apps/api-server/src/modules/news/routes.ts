import { site, type newsItem } from '@suluh/api/catalogue';
import { NEWS_TYPES, newsSection, type NewsType } from '@suluh/domain/news';
import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { schema } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { route, sharedRoute } from '../../http/route.ts';
import type { Services } from '../../services.ts';

const { news } = schema;
type NewsRow = typeof news.$inferSelect;
type NewsItem = z.input<typeof newsItem>;
type Section = ReturnType<typeof newsSection>;

/** Items below one that is read. */
const OTHERS = 3;

const toNewsItem = (row: NewsRow): NewsItem => ({
  slug: row.slug,
  image: row.image,
  title: row.title,
  summary: row.summary,
  contributor: row.contributor,
  date: row.publishedAt.toISOString(),
  file: row.file,
  eventType: row.kind as NewsItem['eventType'],
  startAt: row.startAt?.toISOString() ?? null,
  endAt: row.endAt?.toISOString() ?? null,
  place: row.place,
});

/** What is shown in a section: news, or articles, videos and events. */
const shownIn = (section: Section, type?: NewsType) =>
  and(news.isPublished, inArray(news.kind, type ? [type] : NEWS_TYPES.filter((each) => newsSection(each) === section)));

/** What a list goes by: events by when they are, all others by when they appeared; the last first. */
const latestFirst = (type: NewsType | undefined) =>
  type === 'acara' ? [desc(news.startAt), desc(news.id)] : [desc(news.publishedAt), desc(news.id)];

/** A page of a section. */
async function listed(
  { db, courseCache }: Services,
  section: Section,
  { page, limit, type }: { page: number; limit: number; type?: NewsType | undefined },
) {
  const shown = shownIn(section, type);
  const found = await courseCache.keep(`${section}:${type ?? ''}:${page}:${limit}`, async () => ({
    rows: await db
      .select()
      .from(news)
      .where(shown)
      .orderBy(...latestFirst(type))
      .limit(limit)
      .offset((page - 1) * limit),
    total: await db.$count(news, shown),
  }));
  return { data: found.rows.map(toNewsItem), meta: { page, limit, totalData: found.total } };
}

/** Other items of a section; drawn by the one they stand below, so that its page stays as it is. */
async function others({ db, courseCache }: Services, section: Section, except = '') {
  const rows = await courseCache.keep(`${section}:besides:${except}`, () =>
    db
      .select()
      .from(news)
      .where(and(shownIn(section), ne(news.slug, except)))
      .orderBy(sql`md5(${news.slug} || ${except})`)
      .limit(OTHERS),
  );
  return { data: rows.map(toNewsItem) };
}

/** One item of a section, and the next older one; after the oldest comes the newest. @throws ApiError NOT_FOUND */
async function read({ db }: Services, section: Section, slug: string) {
  const [row] = await db
    .select()
    .from(news)
    .where(and(eq(news.slug, slug), shownIn(section)));
  if (!row) throw new ApiError('NOT_FOUND');
  const [next] = await db
    .select({ slug: news.slug, title: news.title })
    .from(news)
    .where(and(shownIn(section), ne(news.id, row.id)))
    .orderBy(
      desc(sql`(${news.publishedAt}, ${news.id}) < (${row.publishedAt.toISOString()}::timestamptz, ${row.id}::int)`),
      desc(news.publishedAt),
      desc(news.id),
    )
    .limit(1);
  return { data: { ...toNewsItem(row), author: row.author, body: row.body, tags: row.tags, next: next ?? null } };
}

/** News, and articles, videos and events beside them (docs/product/news.md). */
export const newsRoutes = [
  sharedRoute(site.news, ({ query }, services) => listed(services, 'news', query)),
  sharedRoute(site.newsOther, ({ query }, services) => others(services, 'news', query.except)),
  route(site.newsBySlug, ({ params }, services) => read(services, 'news', params.slug)),
  sharedRoute(site.blogEvents, ({ query }, services) => listed(services, 'event', query)),
  sharedRoute(site.blogEventsOther, ({ query }, services) => others(services, 'event', query.except)),
  route(site.blogEventBySlug, ({ params }, services) => read(services, 'event', params.slug)),
];
