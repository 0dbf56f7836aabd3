import {
  staffContentEntries as entries,
  type staffBannerFields,
  type staffJobFields,
  type staffNewsFields,
} from '@suluh/api/catalogue';
import { isBannerTarget } from '@suluh/domain/staff';
import { payFailure } from '@suluh/domain/job';
import { eventTimesFailure } from '@suluh/domain/news';
import { staffText } from '@suluh/i18n-id/staff';
import { and, eq, sql, type Column } from 'drizzle-orm';
import type { z } from 'zod';
import { schema, type Executor } from '../../db/index.ts';
import { refuseAll, wrongAt, type FieldProblem } from '../../http/apiError.ts';
import type { Staff } from '../../http/route.ts';
import { harmless } from '../lesson/harmless.ts';
import { holdsText } from '../staff/holdsText.ts';
import { editedRoutes } from '../staff/editedRecords.ts';
import { setColumns } from '../staff/setColumns.ts';
import type { Part } from '../staff/records.ts';
import { isPicture, isProgramme } from './fields.ts';
import { interestRoutes } from './interests.ts';
import { landingRoutes } from './landings.ts';
import { pageRoutes } from './pages.ts';
import { pictureRoutes } from './pictures.ts';
import { synonymRoutes } from './synonyms.ts';
import { companyRoutes } from './companies.ts';
import { testimonialRoutes } from './testimonials.ts';
import { slugOf } from '../staffCourse/slug.ts';

const { banner, job, news } = schema;
type Banner = z.input<typeof entries.banners.one.data>;
type News = z.input<typeof entries.news.one.data>;
type Job = Pick<z.input<typeof entries.jobs.one.data>, 'id' | 'isPublished' | 'salaryFrom' | 'salaryTo'>;
const everywhere = () => sql`true`;

const matchingOf =
  (title: Column, isPublished: Column) =>
  ({ q, isPublished: asked }: { q: string; isPublished?: 'true' | 'false' | undefined }) =>
    and(
      q === '' ? undefined : holdsText(title, q),
      asked === undefined ? undefined : eq(isPublished, asked === 'true'),
    );
const instantOf = (at: Date | null): string | null => at?.toISOString() ?? null;
const dateOf = (at: string | null): Date | null => (at === null ? null : new Date(at));

type BannerFields = Partial<z.output<typeof staffBannerFields>>;
const bannerColumns = ({ startAt, endAt, ...fields }: BannerFields) => ({
  ...fields,
  ...(startAt === undefined ? {} : { startAt: dateOf(startAt) }),
  ...(endAt === undefined ? {} : { endAt: dateOf(endAt) }),
});

/**
 * @param before what is kept of it; a banner that stands where none of a programme may stand any more can still be
 *   changed and unpublished there
 * @throws ApiError BAD_REQUEST at each field of a banner that would lead astray or never show
 */
async function requireSoundBanner(tx: Executor, asked: BannerFields, before?: Banner): Promise<void> {
  const { url, foto, startAt, endAt, placement, programId = null } = asked;
  const errors: FieldProblem[] = [];
  if (url && !isBannerTarget(url)) errors.push({ field: 'url', message: staffText.banner.target });
  if (foto && !isPicture(foto)) errors.push({ field: 'foto', message: staffText.banner.picture });
  if (startAt && endAt && Date.parse(endAt) <= Date.parse(startAt))
    errors.push({ field: 'endAt', message: staffText.banner.endsBefore });
  if (!(await isProgramme(tx, programId))) errors.push({ field: 'programId', message: staffText.chooseAnother });
  const isMoved = before?.programId !== programId || before.placement !== placement;
  if (isMoved && programId !== null && placement === 'best-deal')
    errors.push({ field: 'placement', message: staffText.banner.ofSiteAlone });
  refuseAll(errors);
}

const bannerRoutes = editedRoutes(entries.banners, {
  id: banner.id,
  from: sql`${banner}`,
  within: everywhere,
  matching: matchingOf(banner.title, banner.isPublished),
  sorts: { position: banner.position },
  async rows(db: Executor, { where, orderBy, limit, offset }: Part) {
    const rows = await db
      .select()
      .from(banner)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset);
    return rows.map(({ startAt, endAt, placement, ...row }) => ({
      ...row,
      placement: placement as Banner['placement'],
      startAt: instantOf(startAt),
      endAt: instantOf(endAt),
    }));
  },
  subject: 'banner',
  table: banner,
  key: banner.id,
  async create(tx: Executor, body: z.output<typeof staffBannerFields>) {
    await requireSoundBanner(tx, body);
    const [made] = await tx
      .insert(banner)
      .values({ ...bannerColumns(body), title: body.title })
      .returning({ id: banner.id });
    return made!.id;
  },
  async update(tx: Executor, { before, body }: { before: Banner; body: BannerFields }) {
    await requireSoundBanner(tx, { ...before, ...body }, before);
    const columns = bannerColumns(body);
    await setColumns(tx, banner, columns, eq(banner.id, before.id));
  },
});

/** A slug nobody has among the rows of a table. */
async function freeSlug(tx: Executor, table: typeof news | typeof job, title: string): Promise<string> {
  const slug = slugOf(title);
  for (let number = 1; ; number += 1) {
    const wanted = number === 1 ? slug : `${slug}-${number}`;
    if ((await tx.$count(table, eq(table.slug, wanted))) === 0) return wanted;
  }
}

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

const newsRoutes = editedRoutes(entries.news, {
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
});

function requirePay(pay: Pick<Job, 'salaryFrom' | 'salaryTo'>): void {
  const failed = payFailure(pay);
  if (failed === null) return;
  const field = pay.salaryFrom === null ? 'salaryFrom' : 'salaryTo';
  throw wrongAt(field, staffText.job.pay[failed]);
}

const jobRoutes = editedRoutes(entries.jobs, {
  id: job.id,
  from: sql`${job}`,
  within: everywhere,
  matching: matchingOf(job.title, job.isPublished),
  sorts: { postedAt: job.postedAt },
  async rows(db: Executor, { where, orderBy, limit, offset }: Part) {
    const rows = await db
      .select()
      .from(job)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset);
    return rows.map(({ postedAt, ...row }) => ({ ...row, postedAt: postedAt.toISOString() }));
  },
  subject: 'job',
  table: job,
  key: job.id,
  async create(tx: Executor, body: z.output<typeof staffJobFields>, _who: Staff) {
    requirePay(body);
    const slug = await freeSlug(tx, job, body.title);
    const [made] = await tx
      .insert(job)
      .values({ ...body, slug })
      .returning({ id: job.id });
    return made!.id;
  },
  async update(
    tx: Executor,
    { before, body, now }: { before: Job; body: Partial<z.output<typeof staffJobFields>>; now: Date },
  ) {
    requirePay({ ...before, ...body });
    // Announced when it is published: whoever watches for it was not told of a draft (docs/product/job.md#saved).
    const isAnnounced = body.isPublished === true && !before.isPublished;
    await setColumns(tx, job, { ...body, ...(isAnnounced ? { postedAt: now } : {}) }, eq(job.id, before.id));
  },
});

/** What stands on the pages beside courses. */
export const contentRoutes = [
  ...landingRoutes,
  ...pageRoutes,
  ...pictureRoutes,
  ...synonymRoutes,
  ...testimonialRoutes,
  ...companyRoutes,
  ...interestRoutes,
  ...bannerRoutes,
  ...newsRoutes,
  ...jobRoutes,
];
