import { staffContentEntries as entries, type staffBannerFields } from '@suluh/api/catalogue';
import { isBannerTarget } from '@suluh/domain/staff';
import { staffText } from '@suluh/i18n-id/staff';
import { eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { schema, type Executor } from '../../db/index.ts';
import { refuseAll, type FieldProblem } from '../../http/apiError.ts';
import { editedRoutes } from '../staff/editedRecords.ts';
import { setColumns } from '../staff/setColumns.ts';
import type { Part } from '../staff/records.ts';
import { isPicture, isProgramme } from './fields.ts';
import { interestRoutes } from './interests.ts';
import { editedJob } from './jobs.ts';
import { landingRoutes } from './landings.ts';
import { editedNews } from './news.ts';
import { pageRoutes } from './pages.ts';
import { pictureRoutes } from './pictures.ts';
import { dateOf, everywhere, matchingOf } from './stands.ts';
import { synonymRoutes } from './synonyms.ts';
import { companyRoutes } from './companies.ts';
import { testimonialRoutes } from './testimonials.ts';

const { banner } = schema;
type Banner = z.input<typeof entries.banners.one.data>;

const instantOf = (at: Date | null): string | null => at?.toISOString() ?? null;

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
  ...editedRoutes(entries.news, editedNews),
  ...editedRoutes(entries.jobs, editedJob),
];
