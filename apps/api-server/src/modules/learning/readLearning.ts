import type { Learning, LearningPart, TestState } from '@suluh/api/types';
import { certificateStanding } from '@suluh/domain/certificate';
import { isNameDue, percentDone, requirementsOf, type CertificateKind, type Requirement } from '@suluh/domain/learning';
import { siteOrigins } from '@suluh/config/origins';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { schema, type Executor } from '../../db/index.ts';
import type { Services } from '../../services.ts';
import { sessionsOf } from '../attending/sessions.ts';
import { checkUrl } from '../certificate/checkUrl.ts';
import type { Owned } from './queries.ts';
import { counted, lessonsOf, toLessonState, type LessonRow } from './readLessons.ts';
import { testsOf } from './readTests.ts';

/** All that is known of one enrolment at a moment. */
export interface Known {
  lessons: LessonRow[];
  tests: TestState[];
  requirements: Requirement[];
  doneLessons: number;
  totalLessons: number;
}

/** Gathers what there is and what was done of it. */
export async function known(db: Executor, owned: Owned, now: Date): Promise<Known> {
  const { enrolment, course } = owned;
  const lessons = await lessonsOf(db, enrolment, now);
  const count = counted(lessons);
  const doneLessons = count.filter(({ state }) => state === 'done').length;
  const tests = await testsOf(db, owned, { now, areLessonsDone: doneLessons === count.length });
  const sessions = await sessionsOf(db, enrolment);
  const requirements = requirementsOf({
    courseTypeId: course.typeCode,
    doneLessons,
    totalLessons: count.length,
    postTest: tests.find(({ kind }) => kind === 'post') ?? null,
    certificate: course.certificate as 'competence' | 'completion' | null,
    sessions: { attended: sessions.filter(({ checkedInAt }) => checkedInAt !== null).length, total: sessions.length },
  });
  return { lessons, tests, requirements, doneLessons, totalLessons: count.length };
}

function partsOf(lessons: readonly LessonRow[]): LearningPart[] {
  const parts = new Map<number, LearningPart>();
  for (const lesson of lessons) {
    const part = parts.get(lesson.partId) ?? {
      id: lesson.partId,
      title: lesson.partTitle,
      durationMinutes: 0,
      lessons: [],
    };
    parts.set(part.id, part);
    part.durationMinutes += lesson.durationMinutes;
    part.lessons.push(toLessonState(lesson));
  }
  return [...parts.values()];
}

/** The last touched of the lessons that are left, else the first of them; before all, and after all, a test. */
function nextOf({ lessons, tests }: Known): Learning['next'] {
  const open = tests.filter(({ access }) => access === 'open');
  const test = (kind: TestState['kind'], isLeft: (test: TestState) => boolean): Learning['next'] => {
    const found = open.find((each) => each.kind === kind && isLeft(each));
    return found ? { kind: 'test', id: found.id, title: found.title, isBegun: found.openAttemptId !== null } : null;
  };
  const left = counted(lessons).filter(({ state }) => state !== 'done');
  const [touched] = left
    .filter(({ lastAt }) => lastAt !== null)
    .sort((one, other) => other.lastAt!.getTime() - one.lastAt!.getTime());
  const lesson = touched ?? left[0];
  const isUntouched = lessons.every(({ state }) => state === 'new');
  return (
    (isUntouched ? test('pre', ({ lastAttemptId }) => lastAttemptId === null) : null) ??
    (lesson ? { kind: 'lesson', id: lesson.id, title: lesson.title, isBegun: lesson.state === 'begun' } : null) ??
    test('post', ({ isPassed, tries, triesUsed, openAttemptId }) =>
      !isPassed && (openAttemptId !== null || tries === null || triesUsed < tries))
  );
}

/** The certificate somebody has of an enrolment, or the one that was taken from them (docs/product/certificate.md#standing). */
async function certificateOf(
  { db, now, settings }: Pick<Services, 'db' | 'now' | 'settings'>,
  enrolmentId: string,
): Promise<Pick<Learning, 'certificate' | 'revoked'>> {
  const { certificate } = schema;
  const [row] = await db
    .select()
    .from(certificate)
    .where(and(eq(certificate.enrolmentId, enrolmentId), isNull(certificate.replacedAt)))
    .orderBy(sql`${certificate.revokedAt} desc nulls first`)
    .limit(1);
  if (!row) return { certificate: null, revoked: null };
  const { number, revokedAt } = row;
  const url = checkUrl(siteOrigins(settings).main, number);
  if (revokedAt)
    return {
      certificate: null,
      revoked: { number, at: revokedAt.toISOString(), reason: row.publicReason, checkUrl: url },
    };
  return {
    certificate: {
      id: row.id,
      number,
      isCompetence: row.isCompetence,
      fullname: row.fullname,
      issuedAt: row.issuedAt.toISOString(),
      expiresAt: row.expiresAt?.toISOString() ?? null,
      standing: certificateStanding(row, now()),
      checkUrl: url,
    },
    revoked: null,
  };
}

/** What finishing took, as it was when the course was finished: what was asked for later is not asked of who is done. */
async function requirementsThen(db: Executor, enrolmentId: string): Promise<Requirement[] | null> {
  const { completion } = schema;
  const [row] = await db
    .select({ evidence: completion.evidence })
    .from(completion)
    .where(eq(completion.enrolmentId, enrolmentId));
  return (row?.evidence as { requirements?: Requirement[] } | undefined)?.requirements ?? null;
}

async function nameOf(db: Executor, userId: string): Promise<string | null> {
  const { userAccount } = schema;
  const [row] = await db.select({ fullname: userAccount.fullname }).from(userAccount).where(eq(userAccount.id, userId));
  return row?.fullname ?? null;
}

/** How far a learner is in a course (docs/product/learning.md). What is finished stays finished. */
export async function readLearning(
  services: Pick<Services, 'db' | 'now' | 'settings'>,
  owned: Owned,
): Promise<Learning> {
  const all = await known(services.db, owned, services.now());
  const { lessons, tests, requirements, doneLessons, totalLessons } = all;
  const { completedAt } = owned.enrolment;
  const certificate = owned.course.certificate as CertificateKind | null;
  const isDue = isNameDue({ certificate, doneLessons, totalLessons, isCompleted: completedAt !== null });
  return {
    percent: completedAt ? 100 : percentDone(doneLessons, totalLessons),
    doneLessons,
    totalLessons,
    minutesLeft: counted(lessons)
      .filter(({ state }) => state !== 'done')
      .reduce((sum, { durationMinutes }) => sum + durationMinutes, 0),
    parts: partsOf(lessons),
    tests: tests.filter(({ lessonId }) => lessonId === null || lessons.some(({ id }) => id === lessonId)),
    next: nextOf(all),
    requirements: (completedAt && (await requirementsThen(services.db, owned.enrolment.id))) ?? requirements,
    completedAt: completedAt?.toISOString() ?? null,
    nameOnCertificate: isDue ? await nameOf(services.db, owned.enrolment.userId) : null,
    ...(completedAt ? await certificateOf(services, owned.enrolment.id) : { certificate: null, revoked: null }),
  };
}
