import { staffOfferText as text } from '@suluh/i18n-id/staffOffers';
import { useQuery } from '@tanstack/react-query';
import { useEffect, type ReactElement } from 'react';
import { SelectInput, required } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { StoredOutline } from '../courses/outline.ts';
import { call } from '../data/call.ts';
import { quizTestsOf } from './courseTests.ts';
import { quizzesWithout } from './quizzesWithout.ts';

const NONE: { id: number; name: string }[] = [];

/** The quizzes of a course that have no questions yet. */
async function quizzesOf(courseId: number) {
  const [outline, tests] = await Promise.all([
    call<StoredOutline>(`/api/admin/course/${courseId}/outline`),
    quizTestsOf(String(courseId)),
  ]);
  return quizzesWithout(outline.data, tests);
}

/** Which quiz of the chosen course gets the questions, by name; of a test that is no quiz nothing is asked. */
export function QuizInput(): ReactElement | null {
  const { setValue } = useFormContext();
  const courseId = useWatch({ name: 'courseId' }) as number | null | undefined;
  const lessonId = useWatch({ name: 'lessonId' }) as number | null | undefined;
  const isQuiz = useWatch({ name: 'kind' }) === 'quiz';
  const { data: quizzes, isLoading } = useQuery({
    queryKey: ['question-pool', 'quizzes', courseId],
    queryFn: () => quizzesOf(courseId!),
    enabled: isQuiz && typeof courseId === 'number',
  });
  const isOther = typeof lessonId === 'number' && quizzes !== undefined && !quizzes.some(({ id }) => id === lessonId);
  useEffect(() => {
    // A quiz of the course that was chosen before, or of a test that is none any more, is not sent.
    if (isOther || (!isQuiz && typeof lessonId === 'number')) setValue('lessonId', null);
  }, [isOther, isQuiz, lessonId, setValue]);
  if (!isQuiz) return null;
  const note = typeof courseId !== 'number' ? text.quizCourseFirst : quizzes?.length === 0 ? text.noQuizLeft : false;
  return (
    <SelectInput
      source="lessonId"
      choices={quizzes ?? NONE}
      isLoading={isLoading}
      validate={required()}
      helperText={note}
    />
  );
}
