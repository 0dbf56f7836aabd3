import { randomInt } from 'node:crypto';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { schema, type Executor } from '../../db/index.ts';
import type { AttemptRow } from './readAttempt.ts';

/** The same things in another order, each order as likely as any other. */
function shuffled<Item>(items: readonly Item[]): Item[] {
  const all = [...items];
  for (let at = all.length - 1; at > 0; at -= 1) {
    const other = randomInt(at + 1);
    [all[at], all[other]] = [all[other]!, all[at]!];
  }
  return all;
}

/** The newest wording of each question of a test, as many as an attempt draws, in an order of its own. */
async function draw(tx: Executor, testId: number, drawn: number | null) {
  const { question, questionVersion } = schema;
  const ids = (
    await tx
      .select({ id: question.id })
      .from(question)
      .where(and(eq(question.testId, testId), isNull(question.retiredAt)))
      .orderBy(asc(question.position), asc(question.id))
  ).map(({ id }) => id);
  const chosen = drawn === null || drawn >= ids.length ? ids : shuffled(ids).slice(0, drawn);
  const versions = await tx
    .selectDistinctOn([questionVersion.questionId], {
      id: questionVersion.id,
      questionId: questionVersion.questionId,
      kind: questionVersion.kind,
      options: questionVersion.options,
    })
    .from(questionVersion)
    .where(inArray(questionVersion.questionId, chosen))
    .orderBy(questionVersion.questionId, sql`${questionVersion.version} desc`);
  const versionOf = new Map(versions.map((version) => [version.questionId, version]));
  return chosen.flatMap((id) => versionOf.get(id) ?? []);
}

/**
 * Begins a try, or answers the one that is open: at most one, by index, so that two taps begin one. The questions and the
 * order of their options are drawn and frozen. @returns null when all tries are used
 */
export async function startAttempt(
  tx: Executor,
  { enrolmentId, testId, now }: { enrolmentId: string; testId: number; now: Date },
): Promise<AttemptRow | null> {
  const { attemptItem, enrolment, test, testAttempt } = schema;
  await tx.select({ id: enrolment.id }).from(enrolment).where(eq(enrolment.id, enrolmentId)).for('no key update');
  const mine = and(eq(testAttempt.enrolmentId, enrolmentId), eq(testAttempt.testId, testId));
  const before = await tx.select().from(testAttempt).where(mine);
  const open = before.find(({ submittedAt }) => submittedAt === null);
  if (open) return open;
  const [about] = await tx.select().from(test).where(eq(test.id, testId));
  if (!about || (about.tries !== null && before.length >= about.tries)) return null;
  const questions = await draw(tx, testId, about.drawn);
  const [begun] = await tx
    .insert(testAttempt)
    .values({
      enrolmentId,
      testId,
      no: Math.max(0, ...before.map(({ no }) => no)) + 1,
      startedAt: now,
      deadlineAt: about.seconds === null ? null : new Date(now.getTime() + about.seconds * 1000),
    })
    .returning();
  await tx.insert(attemptItem).values(
    questions.map(({ id, kind, options }, position) => {
      const own = options.map((_, index) => index);
      return {
        attemptId: begun!.id,
        position,
        questionVersionId: id,
        optionOrder: kind === 'short' ? [] : shuffled(own),
      };
    }),
  );
  return begun!;
}
