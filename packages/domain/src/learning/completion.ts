import { isOffline } from '../course/index.ts';

export type CertificateKind = 'competence' | 'completion';

/** What is known of an enrolment when it is judged. */
export interface CompletionFacts {
  courseTypeId: string;
  doneLessons: number;
  totalLessons: number;
  /** The test after the course; null when there is none. */
  postTest: { isPassed: boolean } | null;
  /** Kind of certificate the course is announced with. */
  certificate: CertificateKind | null;
  /** Sessions of the class that was bought, and how many were attended. */
  sessions: { attended: number; total: number };
}

export interface Requirement {
  kind: 'lessons' | 'postTest' | 'attendance';
  done: number;
  total: number;
  isMet: boolean;
}

const requirement = (kind: Requirement['kind'], done: number, total: number): Requirement => ({
  kind,
  done: Math.min(done, total),
  total,
  isMet: done >= total,
});

/** A class that takes place at a time counts by being there, even before its sessions are known. */
const isAttended = (courseTypeId: string, sessions: number): boolean =>
  courseTypeId === 'b' || isOffline({ id: courseTypeId }) || sessions > 0;

/**
 * What finishing a course takes: the lessons that count, the sessions of its class, and, for a certificate of
 * competence, its test (docs/product/learning.md#finishing).
 */
export function requirementsOf(facts: CompletionFacts): Requirement[] {
  const { sessions, postTest } = facts;
  const all: Requirement[] = [];
  if (facts.totalLessons > 0) all.push(requirement('lessons', facts.doneLessons, facts.totalLessons));
  if (isAttended(facts.courseTypeId, sessions.total))
    all.push(requirement('attendance', sessions.attended, Math.max(1, sessions.total)));
  if (facts.certificate === 'competence' && postTest) all.push(requirement('postTest', postTest.isPassed ? 1 : 0, 1));
  return all;
}

/** Whether an enrolment is finished; one without any requirement never is by itself. */
export const isComplete = (requirements: readonly Requirement[]): boolean =>
  requirements.length > 0 && requirements.every(({ isMet }) => isMet);

/**
 * The kind of certificate that is given: competence is proved by a test, so a course that has none gives a certificate
 * of completion (docs/product/learning.md#finishing).
 */
export const certificateGiven = ({
  certificate,
  postTest,
}: Pick<CompletionFacts, 'certificate' | 'postTest'>): CertificateKind | null =>
  certificate === 'competence' && !postTest?.isPassed ? 'completion' : certificate;

/**
 * Whether the learner is asked to look at the name that will be printed: a certificate is to come, and at most one lesson
 * that counts is left (docs/product/certificate.md#name).
 */
export const isNameDue = (
  facts: Pick<CompletionFacts, 'certificate' | 'doneLessons' | 'totalLessons'> & { isCompleted: boolean },
): boolean => !facts.isCompleted && facts.certificate !== null && facts.totalLessons - facts.doneLessons <= 1;
