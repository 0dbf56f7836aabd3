import type { ApiClient, ApiFailure, ApiResult } from '@suluh/api/client';
import type { Learning, LessonState } from '@suluh/api/types';
import type { Message, SavedAnswer, Waiting } from './waiting.ts';

/** What became of messages that left the device. */
export type Taken =
  | { kind: 'progress'; message: Message; lesson: LessonState; learning: Learning; serverMs: number | null }
  | { kind: 'answers'; messages: readonly Message[] }
  | { kind: 'refused'; messages: readonly Message[]; failure: ApiFailure };

/** They stay on the device: nobody answered, or the session is over. */
export interface Stuck {
  kind: 'stuck';
  isSessionOver: boolean;
}

/** Refusals that may be none the next time; every other one is for good. */
const stuckOn = ({ code }: ApiFailure): boolean => code >= 500 || code === 401 || code === 408 || code === 429;

const serverMsOf = ({ headers }: Response): number | null => {
  const ms = Date.parse(headers.get('date') ?? '');
  return Number.isNaN(ms) ? null : ms;
};

function unanswered(failure: ApiFailure, messages: readonly Message[]): Stuck | Taken {
  return stuckOn(failure)
    ? { kind: 'stuck', isSessionOver: failure.code === 401 }
    : { kind: 'refused', messages, failure };
}

/** Saves answers of an open try. @param isLeaving as `sendBatch` takes it */
export const saveAnswers = (
  api: ApiClient,
  {
    course,
    attempt,
    answers,
    isLeaving = false,
  }: { course: string; attempt: string; answers: SavedAnswer[]; isLeaving?: boolean },
): Promise<ApiResult<object>> =>
  api.PUT('/api/my-course/{id}/attempt/{attemptId}/answer', {
    params: { path: { id: course, attemptId: attempt } },
    body: { answers },
    keepalive: isLeaving,
  });

/**
 * Sends a batch of `nextBatch`.
 * @param isLeaving the page is going away: the browser finishes the request without it
 */
export async function sendBatch(
  api: ApiClient,
  batch: readonly Waiting[],
  { isLeaving = false }: { isLeaving?: boolean } = {},
): Promise<Taken | Stuck> {
  const messages = batch.map(({ message }) => message);
  const [first] = messages;
  if (first?.kind === 'progress') {
    const { data, error, response } = await api.PUT('/api/my-course/{id}/lesson/{lessonId}/progress', {
      params: { path: { id: first.course, lessonId: first.lessonId } },
      body: { isFinished: false, ...first.report },
      keepalive: isLeaving,
    });
    if (error) return unanswered(error, messages);
    return { kind: 'progress', message: first, ...data.data, serverMs: serverMsOf(response) };
  }
  const { error } = await saveAnswers(api, {
    course: first?.course ?? '',
    attempt: first?.attemptId ?? '',
    answers: messages.flatMap((message) => (message.kind === 'answer' ? [message.answer] : [])),
    isLeaving,
  });
  if (error) return unanswered(error, messages);
  return { kind: 'answers', messages };
}
