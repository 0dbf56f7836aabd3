import type { StaffQuestionPool } from '@suluh/api/types';
import { staffOfferText as text } from '@suluh/i18n-id/staffOffers';

/** Parts and lessons of a course, as far as quizzes are looked for in them. */
interface Outline {
  sections: readonly { title: string; lessons: readonly { id: number; title: string; kind: string }[] }[];
}

/** The quizzes of a course that have no questions yet, by part and title. @param tests those the course has */
export function quizzesWithout(
  { sections }: Outline,
  tests: readonly Pick<StaffQuestionPool, 'lessonId'>[],
): { id: number; name: string }[] {
  const taken = new Set(tests.map(({ lessonId }) => lessonId));
  return sections.flatMap((section) =>
    section.lessons
      .filter(({ id, kind }) => kind === 'quiz' && !taken.has(id))
      .map(({ id, title }) => ({ id, name: text.quizOf(section.title, title) })),
  );
}
