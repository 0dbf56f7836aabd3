import type { Executor } from '../../../src/db/executor.ts';
import { question, questionVersion, test } from '../../../src/db/schema/index.ts';
import type { DemoQuestion } from '../data/lessons/shape.ts';

/** What the tests before and after a course allow. */
const LIMITS = { tries: 3, seconds: 600, passPercent: 70 };
const TITLES = { pre: 'Tes awal', post: 'Tes akhir' } as const;

/** A question as its first wording is stored. */
function versionOf(asked: DemoQuestion) {
  const { text, why: explanation } = asked;
  if ('order' in asked) return { text, explanation, kind: 'order', options: [...asked.order] };
  if ('accepted' in asked) return { text, explanation, kind: 'short', accepted: [...asked.accepted] };
  const { right, wrong } = asked;
  return {
    text,
    explanation,
    kind: right.length === 1 ? 'one' : 'several',
    options: [...right, ...wrong],
    rightOptions: right.map((_, option) => option),
  };
}

/** Inserts a test of a course, or the quiz of a lesson, which may be tried as often and as long as one likes. */
export async function insertTest(
  tx: Executor,
  courseId: number,
  about:
    | { kind: 'pre' | 'post'; drawn?: number; questions: readonly DemoQuestion[] }
    | { kind: 'quiz'; lessonId: number; title: string; questions: readonly DemoQuestion[] },
): Promise<void> {
  const { questions, ...rest } = about;
  const [made] = await tx
    .insert(test)
    .values({ courseId, ...(rest.kind === 'quiz' ? rest : { ...rest, ...LIMITS, title: TITLES[rest.kind] }) })
    .returning({ id: test.id });
  const rows = await tx
    .insert(question)
    .values(questions.map((_, position) => ({ testId: made!.id, position })))
    .returning({ id: question.id, position: question.position });
  await tx
    .insert(questionVersion)
    .values(rows.map(({ id, position }) => ({ questionId: id, ...versionOf(questions[position]!) })));
}
