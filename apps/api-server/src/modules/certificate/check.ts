import { certificateEntries as entries } from '@suluh/api/catalogue';
import { certificateCodeOf, certificateStanding, type CertificateCode } from '@suluh/domain/certificate';
import type { Requirement } from '@suluh/domain/learning';
import { and, asc, eq } from 'drizzle-orm';
import { schema, type Executor } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { route } from '../../http/route.ts';
import { certificateBytes, sumOf } from './download.ts';
import { categoriesOf, certificatesWhere, isHeld, type Found } from './queries.ts';
import { isOurs } from './signing/code.ts';
import { wordsOf } from './certificateWords.ts';

/** The certificate of a code; none for a code whose signature is not ours, whatever its number. */
async function foundBy(db: Executor, code: CertificateCode | null, isHeldStill = false): Promise<Found | null> {
  if (!code || (code.signature !== null && !(await isOurs(db, code)))) return null;
  const ofNumber = eq(schema.certificate.number, code.number);
  const [found] = await certificatesWhere(db, isHeldStill ? and(ofNumber, isHeld()) : ofNumber);
  return found ?? null;
}

/** What {@link completeIfDue} wrote down when the course was finished. */
interface Evidence {
  requirements?: Requirement[];
  tests?: { id: number; bestScore: number | null; isPassed: boolean }[];
}

/** Sessions that were attended, and the score that proved a competence, as they were when the course was finished. */
async function provedBy(
  db: Executor,
  { certificate, course }: Found,
): Promise<{ sessions: number | null; score: number | null }> {
  if (certificate.enrolmentId === null) return { sessions: null, score: null };
  const { completion, test } = schema;
  const [row] = await db.select().from(completion).where(eq(completion.enrolmentId, certificate.enrolmentId));
  const { requirements = [], tests = [] } = (row?.evidence ?? {}) as Evidence;
  const sessions = requirements.find(({ kind }) => kind === 'attendance')?.done ?? null;
  if (!certificate.isCompetence || tests.length === 0) return { sessions, score: null };
  const [post] = await db
    .select({ id: test.id })
    .from(test)
    .where(and(eq(test.courseId, course.id), eq(test.kind, 'post')));
  return { sessions, score: tests.find(({ id }) => id === post?.id)?.bestScore ?? null };
}

/** What the number's holder can compare, letter by letter, with the paper in their hands. */
const verify = route(entries.certificateVerify, async ({ params }, services) => {
  const { db, now } = services;
  const code = certificateCodeOf(params.number);
  const found = await foundBy(db, code);
  if (!found) throw new ApiError('NOT_FOUND');
  const { certificate, course } = found;
  const { certificateVersion } = schema;
  const categories = (await categoriesOf(db, [course.id]))(course.id);
  const words = wordsOf(found, categories);
  const [former, proved] = await Promise.all([
    db
      .select()
      .from(certificateVersion)
      .where(eq(certificateVersion.certificateId, certificate.id))
      .orderBy(asc(certificateVersion.version)),
    provedBy(db, found),
  ]);
  // one that was never downloaded is drawn once, so that its file can be told from another
  const { fileSums } = certificate;
  const sha256 = fileSums.length > 0 ? fileSums : [sumOf(await certificateBytes(services, found, categories))];
  return {
    data: {
      number: certificate.number,
      isCompetence: certificate.isCompetence,
      fullname: certificate.fullname,
      issuedAt: certificate.issuedAt.toISOString(),
      course: { fullname: words.course },
      detail: words.detail,
      signers: words.signers.map(({ name, role }) => ({ name, role })),
      units: words.units,
      isSigned: code!.signature !== null,
      institution: words.institution,
      expiresAt: certificate.expiresAt?.toISOString() ?? null,
      standing: certificateStanding(certificate, now()),
      checkedAt: now().toISOString(),
      motif: words.motif,
      ...proved,
      revokedAt: certificate.revokedAt?.toISOString() ?? null,
      revokedReason: certificate.publicReason,
      replacedAt: certificate.replacedAt?.toISOString() ?? null,
      formerNames: former.map(({ fullname, endedAt }) => ({ fullname, until: endedAt.toISOString() })),
      sha256,
      formerSha256: former.flatMap((version) => version.fileSums),
    },
  };
});

/** The same paper its learner has: whoever holds the number may lay both side by side (docs/product/certificate.md#check). */
const paper = route(entries.certificatePaper, async ({ params }, services) => {
  const { db } = services;
  const found = await foundBy(db, certificateCodeOf(params.number), true);
  if (!found) throw new ApiError('NOT_FOUND');
  const categories = (await categoriesOf(db, [found.course.id]))(found.course.id);
  const bytes = await certificateBytes(services, found, categories);
  return { data: { bytes, name: `${found.certificate.number}.pdf` } };
});

/** What everybody may ask of a number (docs/product/certificate.md#check). */
export const checkRoutes = [verify, paper];
