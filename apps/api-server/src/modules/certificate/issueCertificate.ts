import { certificateExpiry } from '@suluh/domain/certificate';
import type { CertificateKind } from '@suluh/domain/learning';
import { dayInZone } from '@suluh/domain/time';
import { and, eq, isNull } from 'drizzle-orm';
import { schema, type Executor } from '../../db/index.ts';
import { publicCode } from '../../codes/publicCode.ts';
import { categoriesOf, certificatesWhere, type CertificateRow } from './queries.ts';
import { templateOf } from './templates.ts';
import { wordsNow } from './certificateWords.ts';
import { withSignatures } from './signatures.ts';

/** Characters of a number's last part: whoever types numbers at random finds nobody's name. */
const CODE_LENGTH = 8;

/** 'SLH-26-107-7K2MQ9XD': year of the printed date, course, and what cannot be guessed, because a number tells a name. */
export const certificateNumber = (issuedAt: Date, courseId: number): string =>
  `SLH-${dayInZone(issuedAt).slice(2, 4)}-${String(courseId).padStart(3, '0')}-${publicCode(CODE_LENGTH)}`;

/**
 * Gives the certificate of an enrolment, in the learner's name as it is now, with every word it prints. An enrolment has
 * one of each kind: whoever asks again, or at the same moment, gets the one there is. Without a course that leads to a
 * certificate, or without the enrolment, nothing is given.
 * @param kind another than the one its course is announced with
 */
export async function issueCertificate(
  tx: Executor,
  { enrolmentId, kind, now }: { enrolmentId: string; kind?: CertificateKind; now: Date },
): Promise<CertificateRow | null> {
  const { certificate, course, enrolment, userAccount } = schema;
  const [earned] = await tx
    .select({
      userId: enrolment.userId,
      courseId: course.id,
      kind: course.certificate,
      validMonths: course.certificateMonths,
      fullname: userAccount.fullname,
    })
    .from(enrolment)
    .innerJoin(course, eq(course.id, enrolment.courseId))
    .innerJoin(userAccount, eq(userAccount.id, enrolment.userId))
    .where(eq(enrolment.id, enrolmentId));
  if (!earned?.kind) return null;
  const { userId, courseId, fullname, validMonths } = earned;
  const isCompetence = (kind ?? earned.kind) === 'competence';
  const [given] = await tx
    .insert(certificate)
    .values({
      number: certificateNumber(now, courseId),
      enrolmentId,
      courseId,
      userId,
      fullname,
      isCompetence,
      issuedAt: now,
      expiresAt: certificateExpiry(now, validMonths),
    })
    .onConflictDoNothing({
      target: [certificate.enrolmentId, certificate.isCompetence],
      where: isNull(certificate.replacedAt),
    })
    .returning({ id: certificate.id });
  if (given) return keepWords(tx, given.id);
  const [there] = await tx
    .select()
    .from(certificate)
    .where(
      and(
        eq(certificate.enrolmentId, enrolmentId),
        eq(certificate.isCompetence, isCompetence),
        isNull(certificate.replacedAt),
      ),
    );
  return there ?? null;
}

/** Writes down what a new certificate says, by the template of today. */
export async function keepWords(tx: Executor, id: string): Promise<CertificateRow> {
  const { certificate } = schema;
  const [found] = await certificatesWhere(tx, eq(certificate.id, id));
  if (!found) throw new Error(`certificate ${id} without a course`);
  const categories = (await categoriesOf(tx, [found.course.id]))(found.course.id);
  const place = { courseId: found.course.id, partnerId: found.partner.id };
  const words = wordsNow(found, categories, await templateOf(tx, place));
  const [row] = await tx
    .update(certificate)
    .set({ words: { ...words, signers: await withSignatures(tx, place.partnerId, words.signers) } })
    .where(eq(certificate.id, id))
    .returning();
  return row!;
}
