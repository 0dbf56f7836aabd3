import type { staffQuestionPoolFields } from '@suluh/api/catalogue';
import { and, desc, eq, inArray, isNull, notInArray } from 'drizzle-orm';
import type { z } from 'zod';
import { schema, type Executor } from '../../db/index.ts';

type Asked = z.output<typeof staffQuestionPoolFields>['questions'][number];

/** A question as its wording is stored. */
function wordingOf({ kind, text, options, explanation }: Asked) {
  const texts = options.map((option) => option.text);
  const isChosen = kind === 'one' || kind === 'several';
  return {
    kind,
    text,
    explanation,
    options: kind === 'short' ? [] : texts,
    accepted: kind === 'short' ? texts : [],
    rightOptions: isChosen ? options.flatMap(({ isRight }, at) => (isRight ? [at] : [])) : [],
  };
}

type Wording = ReturnType<typeof wordingOf>;
const SAID = ['kind', 'text', 'explanation', 'options', 'accepted', 'rightOptions'] as const;
const saysSame = (one: Wording, other: Pick<typeof schema.questionVersion.$inferSelect, (typeof SAID)[number]>) =>
  SAID.every((name) => JSON.stringify(one[name]) === JSON.stringify(other[name]));

/**
 * Makes the pool of a test what was asked for: new questions are added, changed ones get another wording, and those left
 * out are retired. No wording is ever changed: attempts that drew it go on with it, and are read with it later.
 */
export async function setQuestions(tx: Executor, testId: number, asked: readonly Asked[], now: Date): Promise<void> {
  const { question, questionVersion } = schema;
  const kept = asked.flatMap(({ id }) => id ?? []);
  await tx
    .update(question)
    .set({ retiredAt: now })
    .where(
      and(
        eq(question.testId, testId),
        isNull(question.retiredAt),
        kept.length > 0 ? notInArray(question.id, kept) : undefined,
      ),
    );
  const newest = new Map(
    (kept.length === 0
      ? []
      : await tx
          .selectDistinctOn([questionVersion.questionId])
          .from(questionVersion)
          .where(inArray(questionVersion.questionId, kept))
          .orderBy(questionVersion.questionId, desc(questionVersion.version))
    ).map((version) => [version.questionId, version]),
  );
  for (const [position, each] of asked.entries()) {
    const wording = wordingOf(each);
    if (each.id === null) {
      const [made] = await tx.insert(question).values({ testId, position }).returning({ id: question.id });
      await tx.insert(questionVersion).values({ questionId: made!.id, ...wording });
      continue;
    }
    await tx.update(question).set({ position, retiredAt: null }).where(eq(question.id, each.id));
    const before = newest.get(each.id);
    if (before && saysSame(wording, before)) continue;
    await tx.insert(questionVersion).values({ questionId: each.id, version: (before?.version ?? 0) + 1, ...wording });
  }
}
