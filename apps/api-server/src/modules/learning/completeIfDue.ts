import { PRAKERJA_CATEGORY_ID } from '@suluh/domain/course';
import { certificateGiven, isComplete, percentDone } from '@suluh/domain/learning';
import { leadingTo } from '@suluh/domain/notification';
import { pathTo } from '@suluh/domain/address';
import { courseFinishedNews } from '@suluh/i18n-id/learningNews';
import { and, eq } from 'drizzle-orm';
import { schema, type Executor } from '../../db/index.ts';
import { siteOf } from '../../http/site.ts';
import type { Services } from '../../services.ts';
import type { SiteSettings } from '../../settings.ts';
import { issueCertificate } from '../certificate/issueCertificate.ts';
import { lockEnrolment, type Owned } from './queries.ts';
import { known } from './readLearning.ts';
import { tell } from '../notification/tell.ts';
import { wishesOf } from '../notification/wishes.ts';
import { letterheadOf } from '../program/letterheadOf.ts';

/** Who finished a course for somebody, and why. */
export interface ByHand {
  by: string;
  reason: string;
}

/**
 * Judges an enrolment whose facts changed, in the transaction that changed them: writes the percent, and once everything
 * is there, and only once, the completion with its evidence, the certificate and its news (docs/product/learning.md#finishing).
 * Whoever comes at the same moment waits for the enrolment's row and finds it done.
 * @param byHand finishes it whatever is left (docs/product/staff.md#finishing)
 * @returns whether it was finished now
 */
export async function completeIfDue(
  tx: Executor,
  { settings, now: clock }: { settings: SiteSettings } & Pick<Services, 'now'>,
  enrolmentId: string,
  byHand?: ByHand,
): Promise<boolean> {
  const now = clock();
  const owned = await lockEnrolment(tx, enrolmentId);
  if (!owned || owned.enrolment.completedAt) return false;
  const { completion, enrolment, learningEvent } = schema;
  const { requirements, tests, doneLessons, totalLessons } = await known(tx, owned, now);
  const isDone = byHand !== undefined || isComplete(requirements);
  await tx
    .update(enrolment)
    .set({ progressPercent: isDone ? 100 : percentDone(doneLessons, totalLessons), completedAt: isDone ? now : null })
    .where(eq(enrolment.id, enrolmentId));
  if (!isDone) return false;
  const kind = certificateGiven({
    certificate: owned.course.certificate as 'competence' | 'completion' | null,
    postTest: tests.find((test) => test.kind === 'post') ?? null,
  });
  await tx.insert(completion).values({
    enrolmentId,
    rule: { certificate: kind, requirements: requirements.map(({ kind: of, total }) => ({ kind: of, total })) },
    evidence: {
      requirements,
      tests: tests.map(({ id, bestScore, isPassed }) => ({ id, bestScore, isPassed })),
      ...(byHand ? { byHand } : {}),
    },
    completedAt: now,
  });
  await tx.insert(learningEvent).values({ enrolmentId, kind: 'completed', at: now }).onConflictDoNothing();
  const given = kind && (await issueCertificate(tx, { enrolmentId, kind, now }));
  await tellFinished(tx, settings, owned, { number: given ? given.number : null, now });
  return true;
}

/** The notification and the mail of a finished course, which leads to where its learner bought it. */
async function tellFinished(
  tx: Executor,
  settings: SiteSettings,
  { enrolment: { userId, orderId }, course }: Owned,
  { number, now }: { number: string | null; now: Date },
): Promise<void> {
  const { courseCategory, orders, outbox, program, userAccount } = schema;
  const isPrakerja = and(eq(courseCategory.courseId, course.id), eq(courseCategory.categoryId, PRAKERJA_CATEGORY_ID));
  const facts = { course: course.fullname, number, isPrakerja: (await tx.$count(courseCategory, isPrakerja)) > 0 };
  const [order] = await tx
    .select({
      to: userAccount.email,
      fullname: userAccount.fullname,
      deletedAt: userAccount.deletedAt,
      program,
      sessionType: orders.sessionType,
      site: orders.site,
    })
    .from(orders)
    .innerJoin(userAccount, eq(userAccount.id, orders.userId))
    .leftJoin(program, eq(program.id, orders.programId))
    .where(eq(orders.id, orderId));
  if (!order || order.deletedAt) return; // a closed account is told nothing
  const site = siteOf(settings, order.program, order.sessionType, order.site);
  const { origin, routes } = site;
  const { mail, unsubscribe, ...wishes } = await wishesOf(tx, { settings, site }, userId, 'learning');
  const target = leadingTo('finished', { course: course.slug });
  await tell(tx, { userId, topic: 'course', ...courseFinishedNews(facts), target, createdAt: now }, wishes);
  if (!mail || !order.to) return;
  await tx.insert(outbox).values({
    kind: 'courseFinished',
    payload: {
      to: order.to,
      fullname: order.fullname,
      ...facts,
      ...letterheadOf(order.program),
      link: `${origin}${pathTo(routes, 'finished', { course: course.slug })}`,
      unsubscribe,
    },
  });
}
