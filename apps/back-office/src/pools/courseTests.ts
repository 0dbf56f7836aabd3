import type { StaffQuestionPool } from '@suluh/api/types';
import { call } from '../data/call.ts';

/** Names what is asked by {@link quizTestsOf} among the queries of a page. */
export const quizTestsKey = (courseId: string): string[] => ['question-pool', 'of', courseId];

/** The tests of the quizzes of a course. */
export const quizTestsOf = async (courseId: string): Promise<StaffQuestionPool[]> =>
  (await call<StaffQuestionPool[]>(`/api/admin/question-pool?courseId=${courseId}&kind=quiz&limit=100`)).data;
