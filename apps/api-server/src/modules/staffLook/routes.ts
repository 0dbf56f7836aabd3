import { staffLookEntries as entries } from '@suluh/api/catalogue';
import { apiPath } from '@suluh/domain/address';
import { LOOK_LIMIT } from '@suluh/domain/limits';
import { withQuery } from '@suluh/domain/query';
import { opensArea } from '@suluh/domain/session';
import { LOOK_CODE_MS, type Reach } from '@suluh/domain/staff';
import { programmesWithin } from '../../access/scope.ts';
import { schema } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { staff } from '../../http/authenticate.ts';
import { route, type Route } from '../../http/route.ts';
import { siteOf } from '../../http/site.ts';
import { countCall, tryKey } from '../../http/tryLimit.ts';
import type { Services } from '../../services.ts';
import { areaNamed, areaStored, type Area } from '../auth/area.ts';
import { currentMemberships } from '../auth/membership.ts';
import { digestOf, newSecret } from '../auth/secret.ts';
import { recordChange } from '../staff/change.ts';
import { oneOf, recordRoutes } from '../staff/records.ts';
import { blockRoutes } from './block.ts';
import { closeRoute } from './close.ts';
import { lookBegin, requireOpenToLooks } from './begin.ts';
import { learnerRecords, oneLearner } from './records.ts';

const { learnerLook } = schema;

/** The area somebody is looked at in: theirs, and within reach. @throws ApiError NOT_FOUND */
async function areaFor(
  services: Services,
  { userId, reach }: { userId: string; reach: Reach },
  named: Pick<Area, 'sessionType'> & { programId: number | null },
): Promise<Area> {
  const area = named.programId === null ? await areaNamed(services, named, null) : await areaStored(services, named);
  const { program, sessionType } = area;
  const programmes = programmesWithin(reach);
  const isReached = programmes === null || (program !== null && programmes.includes(program.id));
  const memberships = isReached ? await currentMemberships(services.db, userId, services.now()) : [];
  if (
    program?.id !== (named.programId ?? program?.id) ||
    !memberships.some((each) => opensArea(each, { sessionType, program }))
  )
    throw new ApiError('NOT_FOUND');
  return area;
}

/** Looking as a learner: who there is, the link, and its beginning on the learner's site (docs/product/staff.md#looking). */
export const staffLookRoutes: Route[] = [
  recordRoutes(entries.learners, learnerRecords)[0]!,

  route(entries.learners.one, async ({ params: { id }, caller }, { db, now }) => ({
    data: await oneLearner(db, id, { reach: staff(caller).reach, now }),
  })),

  route(entries.lookMake, async ({ params: { id }, body, caller }, services) => {
    const { userId: by, reach, sessionHash } = staff(caller);
    const { db, now, settings } = services;
    await oneOf(db, learnerRecords({ now }), id, reach);
    await requireOpenToLooks(db, id, now());
    const { program, sessionType } = await areaFor(services, { userId: id, reach }, body);
    await countCall(services, tryKey('look', by), LOOK_LIMIT);
    const code = newSecret();
    const askedAt = now();
    const codeEndsAt = new Date(askedAt.getTime() + LOOK_CODE_MS);
    const { reason } = body;
    await db.transaction(async (tx) => {
      await tx.insert(learnerLook).values({
        userId: id,
        staffId: by,
        staffSessionHash: sessionHash,
        reason,
        sessionType,
        programId: program?.id ?? null,
        codeHash: digestOf(code),
        askedAt,
        codeEndsAt,
      });
      const after = { reason, sessionType, program: program?.slug ?? null };
      await recordChange(tx, { by, action: 'learner.look', subject: `learner ${id}`, after });
    });
    const { origin, routes } = siteOf(settings, program, sessionType, null);
    const url = `${origin}${withQuery(apiPath(routes, '/api/session/look'), { code })}`;
    return { data: { url, opensUntil: codeEndsAt.toISOString() } };
  }),

  lookBegin,
  ...blockRoutes,
  closeRoute,
];
