import { dayInZone } from '@suluh/domain/time';
import { eq } from 'drizzle-orm';
import { schema, type Executor } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import type { Services } from '../../services.ts';
import { completeIfDue } from '../learning/completeIfDue.ts';

/** Somebody was at a session. */
interface Attended {
  enrolmentId: string;
  session: { id: number; startAt: Date | null };
  at: Date;
  timeZone: string;
  source: 'self' | 'prakerja' | 'door' | 'staff';
  /** The member of staff who says so. */
  by?: string;
}

/**
 * Writes down that a learner was at a session, once, and what follows from it: the event and, when it was the last that
 * was missing, the end of the course (docs/product/learning.md#finishing). Of sessions without hours one counts a day.
 * Whoever gives the sessions anew meanwhile waits, or was first (docs/product/check-in.md#sessions).
 * @returns whether it counts; false when it did before, or another one did today
 * @throws ApiError NOT_FOUND for a session that was taken away
 */
export async function attend(
  tx: Executor,
  services: Pick<Services, 'settings' | 'now'>,
  { enrolmentId, session, at, timeZone, source, by }: Attended,
): Promise<boolean> {
  const { attendance, classSession, learningEvent } = schema;
  const [held] = await tx
    .select({ id: classSession.id })
    .from(classSession)
    .where(eq(classSession.id, session.id))
    .for('key share');
  if (!held) throw new ApiError('NOT_FOUND');
  const [born] = await tx
    .insert(attendance)
    .values({
      enrolmentId,
      sessionId: session.id,
      checkedInAt: at,
      localDay: session.startAt === null ? dayInZone(at, timeZone) : null,
      source,
      by: by ?? null,
    })
    .onConflictDoNothing()
    .returning({ id: attendance.id });
  if (!born) return false;
  await tx
    .insert(learningEvent)
    .values({ enrolmentId, kind: 'attended', object: String(session.id), at, receivedAt: services.now() })
    .onConflictDoNothing();
  await completeIfDue(tx, services, enrolmentId);
  return true;
}
