import { isDeepStrictEqual } from 'node:util';
import { recapEntries as entries } from '@suluh/api/catalogue';
import { RECAP_LIMIT } from '@suluh/domain/limits';
import { and, eq } from 'drizzle-orm';
import { schema } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { mainLearner } from '../../http/authenticate.ts';
import { route } from '../../http/route.ts';
import { countCall, tryKey } from '../../http/tryLimit.ts';
import { drawRecap } from './drawRecap.ts';
import { readYear, yearsOf, type YearRecap } from './readYear.ts';
import { keepRecap, removeRecap } from './shareRecap.ts';

const { recap } = schema;

/** The yearly recap: read by its learner, and by whoever has the address of one that is shared (docs/product/recap.md). */
export const recapRoutes = [
  route(entries.own, async ({ query, caller }, { db }) => {
    const { userId } = mainLearner(caller);
    const years = await yearsOf(db, userId);
    const year = query.year ?? years[0];
    if (year === undefined) return { data: { years, recap: null, shared: null } };
    const [found, [row]] = await Promise.all([
      readYear(db, userId, year),
      db
        .select({ recapId: recap.id, file: recap.file, content: recap.content })
        .from(recap)
        .where(and(eq(recap.userId, userId), eq(recap.year, year))),
    ]);
    const shared = row?.file
      ? { recapId: row.recapId, file: row.file, isOutdated: !isDeepStrictEqual(row.content, found?.recap) }
      : null;
    return { data: { years, recap: found?.recap ?? null, shared } };
  }),

  route(entries.picture, async ({ query, caller }, services) => {
    const { userId } = mainLearner(caller);
    await countCall(services, tryKey(entries.picture.id, userId), RECAP_LIMIT);
    const found = await readYear(services.db, userId, query.year);
    if (!found) throw new ApiError('NOT_FOUND');
    return { data: { bytes: await drawRecap(services, found), name: `learning-recap-${query.year}.png` } };
  }),

  route(entries.share, async ({ body, caller }, services) => {
    const { userId } = mainLearner(caller);
    await countCall(services, tryKey(entries.picture.id, userId), RECAP_LIMIT);
    const found = await readYear(services.db, userId, body.year);
    if (!found) throw new ApiError('NOT_FOUND');
    return { data: await keepRecap(services, userId, found) };
  }),

  route(entries.unshare, async ({ params, caller }, services) => {
    await removeRecap(services, mainLearner(caller).userId, params.year);
    return { data: { success: true } };
  }),

  route(entries.bySharedId, async ({ params }, { db }) => {
    const [row] = await db.select().from(recap).where(eq(recap.id, params.recapId));
    if (!row?.file) throw new ApiError('NOT_FOUND');
    return { data: { recap: row.content as YearRecap, file: row.file } };
  }),
];
