import { certificateEntries as entries } from '@suluh/api/catalogue';
import { certificateNumberOf } from '@suluh/domain/certificate';
import { and, desc, eq, isNull, or, sql } from 'drizzle-orm';
import { schema } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { learner } from '../../http/authenticate.ts';
import { route } from '../../http/route.ts';
import { programOf } from '../program/queries.ts';
import { certificateArchive } from './downloadAll.ts';
import { certificateFile } from './download.ts';
import { certificatesOf, certificatesWhere, ofLearner } from './queries.ts';

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
  return { data: await certificatesOf(services.db, found), meta: { page: query.page, limit: query.limit, totalData } };
});

/**
 * One statement decides who was first. The name it has already, as a retry sends it, changes nothing and costs no
 * chance.
 */
const adjustName = route(entries.certificateName, async ({ params, body, caller }, { db, now }) => {
  const { certificate } = schema;
  const mine = and(eq(certificate.id, params.id), eq(certificate.userId, learner(caller).userId));
  const adjusted = await db
    .update(certificate)
    .set({
      fullname: body.fullname,
      nameAdjustedAt: sql`case when ${certificate.fullname} = ${body.fullname} then ${certificate.nameAdjustedAt} else ${now().toISOString()}::timestamptz end`,
    })
    .where(and(mine, or(isNull(certificate.nameAdjustedAt), eq(certificate.fullname, body.fullname))))
    .returning({ id: certificate.id });
  const [answer] = await certificatesOf(db, await certificatesWhere(db, mine));
  if (!answer) throw new ApiError('NOT_FOUND');
  if (adjusted.length === 0) throw new ApiError('NAME_ADJUSTED');
  return { data: answer };
});

const verify = route(entries.certificateVerify, async ({ params }, { db }) => {
  const number = certificateNumberOf(params.number);
  const [found] = number === null ? [] : await certificatesWhere(db, eq(schema.certificate.number, number));
  if (!found) throw new ApiError('NOT_FOUND');
  const { certificate, course, partner } = found;
  return {
    data: {
      number: certificate.number,
      isCompetence: certificate.isCompetence,
      fullname: certificate.fullname,
      issuedAt: certificate.issuedAt.toISOString(),
      course: { fullname: course.fullname },
      institution: { code: partner.code, name: partner.orgName },
    },
  };
});

/**
 * Certificates: the learner's own, and the check of a number by everybody (docs/product/certificate.md#kinds;
 * endpoints, Certificates).
 */
export const certificateRoutes = [list, certificateFile, certificateArchive, adjustName, verify];
