import { certificateExpiry, certificateNumberOf } from '@suluh/domain/certificate';
import { leadingTo } from '@suluh/domain/notification';
import { certificateReissuedNews, certificateRevokedNews } from '@suluh/i18n-id/learningNews';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { schema, type Database, type Executor } from '../../db/index.ts';
import { tell } from '../notification/tell.ts';
import { recordChange } from '../staff/change.ts';
import { certificateNumber, keepWords } from './issueCertificate.ts';
import type { CertificateRow } from './queries.ts';
import { NO_REQUEST } from './printName.ts';

const CERTIFICATES = leadingTo('myCertificate', {});

/**
 * Revokes what enrolments led to and lets go of the enrolments, which are about to be taken back. The certificates stay:
 * whoever holds a number is told that it no longer counts (docs/product/certificate.md#standing).
 */
export async function revokeOf(
  tx: Executor,
  enrolmentIds: readonly string[],
  { reason, now }: { reason: string; now: Date },
): Promise<void> {
  const { certificate } = schema;
  const given = inArray(certificate.enrolmentId, [...enrolmentIds]);
  const wordless = await tx
    .select({ id: certificate.id })
    .from(certificate)
    .where(and(given, isNull(certificate.words)));
  for (const { id } of wordless) await keepWords(tx, id); // while the schedule that was bought is known
  await tx
    .update(certificate)
    .set({ revokedAt: now, endedReason: reason, ...NO_REQUEST })
    .where(and(given, isNull(certificate.revokedAt)));
  await tx.update(certificate).set({ enrolmentId: null }).where(given);
}

/** What staff ask for: the number as somebody typed it, who asks, and why. */
export interface EndOrder {
  number: string;
  by: string;
  reason: string;
  /** Who of staff asks in the back office, for the audit trail. */
  staffId?: string;
}

export type Ended =
  | { kind: 'done'; number: string }
  | { kind: 'unknown' }
  /** It was replaced or revoked before. */
  | { kind: 'ended' };

async function lockByNumber(tx: Executor, typed: string): Promise<CertificateRow | null> {
  const { certificate } = schema;
  const number = certificateNumberOf(typed);
  if (number === null) return null;
  const [row] = await tx.select().from(certificate).where(eq(certificate.number, number)).for('update');
  return row ?? null;
}

/** Revokes one certificate; it stays, its check says so and why, and its learner is told. */
export function revoke(db: Database, { number, by, reason, staffId }: EndOrder, now: Date): Promise<Ended> {
  const { certificate, course } = schema;
  return db.transaction(async (tx) => {
    const row = await lockByNumber(tx, number);
    if (!row) return { kind: 'unknown' };
    if (row.revokedAt || row.replacedAt) return { kind: 'ended' };
    await tx
      .update(certificate)
      .set({ revokedAt: now, endedReason: `${by}: ${reason}`, publicReason: reason, ...NO_REQUEST })
      .where(eq(certificate.id, row.id));
    const [about] = await tx.select({ fullname: course.fullname }).from(course).where(eq(course.id, row.courseId));
    const news = certificateRevokedNews({ course: about!.fullname, number: row.number, reason });
    await tell(tx, { userId: row.userId, topic: 'certificate', ...news, target: CERTIFICATES, createdAt: now });
    if (staffId)
      await recordChange(tx, {
        by: staffId,
        action: 'certificate.revoke',
        subject: `certificate ${row.id}`,
        after: { reason },
      });
    return { kind: 'done', number: row.number };
  });
}

/**
 * Gives a certificate anew, with a number of its own, in the name and with the words of today; the earlier one stays as
 * replaced, and its learner is told. @param fullname the name it shall bear; null: the one it bears
 */
export function reissue(
  db: Database,
  { number, by, reason, staffId, fullname }: EndOrder & { fullname: string | null },
  now: Date,
): Promise<Ended> {
  const { certificate, course } = schema;
  return db.transaction(async (tx) => {
    const row = await lockByNumber(tx, number);
    if (!row) return { kind: 'unknown' };
    if (row.revokedAt || row.replacedAt) return { kind: 'ended' };
    const [about] = await tx.select().from(course).where(eq(course.id, row.courseId));
    await tx
      .update(certificate)
      .set({ replacedAt: now, endedReason: `${by}: ${reason}`, ...NO_REQUEST })
      .where(eq(certificate.id, row.id));
    const { enrolmentId, courseId, userId, isCompetence } = row;
    const [given] = await tx
      .insert(certificate)
      .values({
        number: certificateNumber(now, courseId),
        enrolmentId,
        courseId,
        userId,
        isCompetence,
        fullname: fullname ?? row.fullname,
        nameAdjustedAt: row.nameAdjustedAt,
        issuedAt: now,
        expiresAt: certificateExpiry(now, about!.certificateMonths),
      })
      .returning({ id: certificate.id });
    await tx.update(certificate).set({ replacedById: given!.id }).where(eq(certificate.id, row.id));
    const { number: newNumber } = await keepWords(tx, given!.id);
    const news = certificateReissuedNews({ course: about!.fullname, number: newNumber });
    await tell(tx, { userId, topic: 'certificate', ...news, target: CERTIFICATES, createdAt: now });
    if (staffId)
      await recordChange(tx, {
        by: staffId,
        action: 'certificate.reissue',
        subject: `certificate ${row.id}`,
        before: { number: row.number, fullname: row.fullname },
        after: { number: newNumber, fullname: fullname ?? row.fullname, reason },
      });
    return { kind: 'done', number: newNumber };
  });
}
