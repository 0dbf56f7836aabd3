import type { ApiClient } from '@suluh/api/client';
import { fileBody } from '../parts/api-client/fileBody.ts';

/** A lesson of a course, as pages and calls name it. */
export interface LessonPlace {
  course: string;
  lesson: number;
}

/** Says that a lesson whose rule is opening it is finished. */
export const finishLesson = (api: ApiClient, { course, lesson }: LessonPlace, now: Date) =>
  api.PUT('/api/my-course/{id}/lesson/{lessonId}/progress', {
    params: { path: { id: course, lessonId: lesson } },
    body: { watched: [], positionSeconds: 0, since: now.toISOString(), at: now.toISOString(), isFinished: true },
  });

/** Writes a note. @param atSeconds second of the recording; null for one on the whole lesson */
export const addNote = (
  api: ApiClient,
  { course, lesson, text, atSeconds }: LessonPlace & { text: string; atSeconds: number | null },
) =>
  api.POST('/api/my-course/{id}/lesson/{lessonId}/note', {
    params: { path: { id: course, lessonId: lesson } },
    body: { text, atSeconds },
  });

/** Changes what a note says. */
export const changeNote = (
  api: ApiClient,
  { course, lesson, note, text }: LessonPlace & { note: string; text: string },
) =>
  api.PUT('/api/my-course/{id}/lesson/{lessonId}/note/{noteId}', {
    params: { path: { id: course, lessonId: lesson, noteId: note } },
    body: { text },
  });

/** Removes a note. */
export const removeNote = (api: ApiClient, { course, lesson, note }: LessonPlace & { note: string }) =>
  api.DELETE('/api/my-course/{id}/lesson/{lessonId}/note/{noteId}', {
    params: { path: { id: course, lessonId: lesson, noteId: note } },
  });

/** Asks the teacher about a lesson. */
export const askQuestion = (api: ApiClient, { course, lesson, text }: LessonPlace & { text: string }) =>
  api.POST('/api/my-course/{id}/lesson/{lessonId}/question', {
    params: { path: { id: course, lessonId: lesson } },
    body: { text },
  });

/** Keeps what a package says of its learner. @param isLeaving the page goes away, and nobody waits for the answer */
export const savePackage = (
  api: ApiClient,
  {
    course,
    lesson,
    isLeaving,
    ...state
  }: LessonPlace & { revision: number; cmi: Record<string, unknown>; seconds: number; isLeaving: boolean },
) =>
  api.PUT('/api/my-course/{id}/lesson/{lessonId}/package', {
    params: { path: { id: course, lessonId: lesson } },
    body: state,
    keepalive: isLeaving,
  });

/** Hands a file in as the work of a lesson. */
export const handInFile = (api: ApiClient, { course, lesson }: LessonPlace, file: File) =>
  api.POST('/api/my-course/{id}/lesson/{lessonId}/submission', {
    params: { path: { id: course, lessonId: lesson }, query: { filename: file.name || 'berkas' } },
    ...fileBody(file),
  });

/** Begins a test, or goes on with the try that is open. */
export const startTest = (api: ApiClient, { course, test }: { course: string; test: number }) =>
  api.POST('/api/my-course/{id}/test/{testId}', { params: { path: { id: course, testId: test } } });

/** Hands a try in; again, it answers the same. */
export const submitAttempt = (api: ApiClient, { course, attempt }: { course: string; attempt: string }) =>
  api.POST('/api/my-course/{id}/attempt/{attemptId}/submit', {
    params: { path: { id: course, attemptId: attempt } },
  });
