import { staffCertificateEntries as entries } from '@suluh/api/catalogue';
import { certificateNumberOf, certificateStanding } from '@suluh/domain/certificate';
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { schema, type Executor } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { staff } from '../../http/authenticate.ts';
import { route, type Route } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { historyOf } from '../staff/change.ts';
import { fewFound } from '../staff/fewFound.ts';
import { holdsText } from '../staff/holdsText.ts';
import { oneOf, recordRoutes, type Records } from '../staff/records.ts';
import { certificateBytes } from './download.ts';
import { reissue, revoke, type Ended } from './endCertificate.ts';
import { categoriesOf, certificatesWhere } from './queries.ts';

const { certificate, course, userAccount } = schema;

const STANDING = {
  held: and(isNull(certificate.replacedAt), isNull(certificate.revokedAt)),
  replaced: isNotNull(certificate.replacedAt),
  revoked: isNotNull(certificate.revokedAt),
};

const certificateRecords = ({ now }: Pick<Services, 'now'>): Records<typeof entries.certificates.list> => ({
  id: certificate.id,
  from: sql`${certificate} left join ${userAccount} on ${userAccount.id} = ${certificate.userId} left join ${course} on ${course.id} = ${certificate.courseId}`,
  within: () => sql`true`,
  found(db, words) {
    const own = sql`(${certificate.number} = ${certificateNumberOf(words) ?? words} or ${holdsText(certificate.fullname, words)})`;
    const email = holdsText(userAccount.email, words);
    const name = holdsText(course.fullname, words);
    return fewFound(db, certificate.id, {
      words,
      ids: sql`select ${certificate.id} as id from ${certificate} where ${own}
        union all select ${certificate.id} from ${certificate} join ${userAccount} on ${userAccount.id} = ${certificate.userId} where ${email}
        union all select ${certificate.id} from ${certificate} join ${course} on ${course.id} = ${certificate.courseId} where ${name}`,
      many: sql`(${own} or ${email} or ${name})`,
    });
  },
  matching: ({ standing }) => standing && STANDING[standing],
  sorts: { issuedAt: certificate.issuedAt },
  async rows(db: Executor, { where, orderBy, limit, offset }) {
    const rows = await db
      .select({ given: certificate, email: userAccount.email, course: course.fullname })
      .from(certificate)
      .innerJoin(userAccount, eq(userAccount.id, certificate.userId))
      .innerJoin(course, eq(course.id, certificate.courseId))
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset);
    return rows.map(({ given, ...rest }) => {
      const { id, number, fullname, userId, isCompetence, issuedAt, publicReason, endedReason } = given;
      const standing = certificateStanding(given, now());
      return {
        id,
        number,
        fullname,
        userId,
        isCompetence,
        publicReason,
        endedReason,
        standing,
        ...rest,
        issuedAt: issuedAt.toISOString(),
      };
    });
  },
});

/** What was asked for a certificate, done or refused. @throws ApiError NOT_FOUND, CONFLICT */
async function ended(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { id, staffId }: { id: string; staffId: string },
  end: (order: { number: string; by: string; staffId: string }) => Promise<Ended>,
) {
  const [row] = await db.select({ number: certificate.number }).from(certificate).where(eq(certificate.id, id));
  if (!row) throw new ApiError('NOT_FOUND');
  const [who] = await db.select({ email: userAccount.email }).from(userAccount).where(eq(userAccount.id, staffId));
  const done = await end({ number: row.number, by: who!.email, staffId });
  if (done.kind !== 'done') throw new ApiError(done.kind === 'unknown' ? 'NOT_FOUND' : 'CONFLICT');
  const [after] = await certificateRecords({ now }).rows(db, {
    where: eq(certificate.number, done.number),
    orderBy: [sql`1`],
    limit: 1,
    offset: 0,
  });
  return { data: after! };
}

/** Certificates in the back office: found, revoked, given anew (docs/product/staff.md#people). */
export const staffCertificateRoutes: Route[] = [
  recordRoutes(entries.certificates, certificateRecords)[0]!,

  route(entries.certificates.one, async ({ params: { id }, caller }, services) => ({
    data: await oneOf(services.db, certificateRecords(services), id, staff(caller).reach),
  })),

  route(entries.certificateHistory, async ({ params: { id }, caller }, services) => {
    await oneOf(services.db, certificateRecords(services), id, staff(caller).reach);
    return { data: await historyOf(services.db, `certificate ${id}`) };
  }),

  route(entries.certificatePaper, async ({ params: { id } }, services) => {
    const { db } = services;
    const [found] = await certificatesWhere(db, and(eq(certificate.id, id), STANDING.held)!);
    if (!found) throw new ApiError('NOT_FOUND');
    const categories = (await categoriesOf(db, [found.course.id]))(found.course.id);
    const bytes = await certificateBytes(services, found, categories);
    return { data: { bytes, name: `${found.certificate.number}.pdf` } };
  }),

  route(entries.certificateRevoke, ({ params: { id }, body: { reason }, caller }, services) =>
    ended(services, { id, staffId: staff(caller).userId }, (order) =>
      revoke(services.db, { ...order, reason }, services.now()),
    ),
  ),

  route(entries.certificateReissue, ({ params: { id }, body: { reason, fullname }, caller }, services) =>
    ended(services, { id, staffId: staff(caller).userId }, (order) =>
      reissue(services.db, { ...order, reason, fullname }, services.now()),
    ),
  ),
];
