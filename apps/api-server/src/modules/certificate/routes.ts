import { certificateEntries as entries } from '@suluh/api/catalogue';
import { isLikelySamePerson } from '@suluh/domain/certificate';
import { desc, eq } from 'drizzle-orm';
import { schema } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { learner } from '../../http/authenticate.ts';
import { route } from '../../http/route.ts';
import { programOf } from '../program/queries.ts';
import { badgeRoutes } from './badges.ts';
import { checkRoutes } from './check.ts';
import { certificateArchive } from './downloadAll.ts';
import { decideName } from './decideName.ts';
import { certificateFile } from './download.ts';
import { certificatesOf, certificatesWhere, heldBy, ofLearner } from './queries.ts';
import { printName } from './printName.ts';
import { sampleOfCourse } from './sample.ts';

const list = route(entries.certificates, async ({ query, caller, programHeader }, services) => {
  const { certificate } = schema;
  const mine = ofLearner(learner(caller).userId, await programOf(services, query.program, programHeader));
  const [found, totalData] = await Promise.all([
    certificatesWhere(services.db, mine)
      .orderBy(desc(certificate.issuedAt), desc(certificate.id))
      .limit(query.limit)
      .offset((query.page - 1) * query.limit),
    services.db.$count(certificate, mine),
  ]);
  return {
    data: await certificatesOf(services, services.db, found),
    meta: { page: query.page, limit: query.limit, totalData },
  };
});

/**
 * The row decides who was first. A name that may well be the same person's is printed at once; another waits for staff
 * (docs/product/certificate.md#name). The name it has already, as a retry sends it, changes nothing and costs no chance.
 */
const adjustName = route(entries.certificateName, async ({ params, body, caller }, services) => {
  const { db, now } = services;
  const { certificate } = schema;
  const mine = heldBy(learner(caller).userId, params.id);
  return db.transaction(async (tx) => {
    const [before] = await tx.select().from(certificate).where(mine).for('update');
    if (!before) throw new ApiError('NOT_FOUND');
    if (before.fullname !== body.fullname && before.requestedName !== body.fullname) {
      if (before.nameAdjustedAt || before.requestedName !== null) throw new ApiError('NAME_ADJUSTED');
      if (isLikelySamePerson(before.fullname, body.fullname)) await printName(tx, before, body.fullname, now());
      else
        await tx
          .update(certificate)
          .set({ requestedName: body.fullname, nameRequestedAt: now() })
          .where(eq(certificate.id, before.id));
    }
    const [answer] = await certificatesOf(services, tx, await certificatesWhere(tx, mine));
    return { data: answer! };
  });
});

/**
 * Certificates: the learner's own, and the check of a number by everybody (docs/product/certificate.md#kinds).
 */
export const certificateRoutes = [
  list,
  certificateFile,
  certificateArchive,
  ...badgeRoutes,
  adjustName,
  decideName,
  ...checkRoutes,
  sampleOfCourse,
];
