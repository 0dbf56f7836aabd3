import type { SecondRange } from '@suluh/domain/learning';

/** What a device saw of a lesson, as the API takes it. Instants by the clock of the server. */
interface ProgressReport {
  watched: SecondRange[];
  positionSeconds: number;
  since: string;
  at: string;
  isFinished?: boolean;
}

/** One answer of an open try, as the API takes it. */
export interface SavedAnswer {
  position: number;
  answer: { choices: number[]; text: string };
  isUnsure: boolean;
  seq: number;
  at: string;
}

/** What is to be told to the API. */
export type Message =
  | { kind: 'progress'; course: string; lessonId: number; report: ProgressReport }
  | { kind: 'answer'; course: string; attemptId: string; answer: SavedAnswer };

/** A message on the device until the API has taken it (docs/product/learning.md#progress). */
export interface Waiting {
  /** Progress has one each; an answer takes the place of the one before it. */
  id: string;
  /** Changes when the entry does, so that a newer answer is not taken away by the arrival of an older one. */
  version: string;
  /** Tenant and learner: another who signs in on this device neither sees nor sends it. */
  account: string;
  putAtMs: number;
  message: Message;
}

/** Name under which the answer to a question waits. */
export const answerId = (attemptId: string, position: number): string => `${attemptId}/${position}`;
export const isAnswerId = (id: string): boolean => id.includes('/');

/** A message as an entry of an account. */
export function waitingOf(account: string, message: Message, nowMs: number): Waiting {
  const version = crypto.randomUUID();
  const id = message.kind === 'answer' ? answerId(message.attemptId, message.answer.position) : version;
  return { id, version, account, putAtMs: nowMs, message };
}

/** Answers one call carries at most. */
const ANSWERS_MOST = 200;

/** What is sent next: the oldest report alone, or the oldest answer with all others of its try. */
export function nextBatch(entries: readonly Waiting[]): readonly Waiting[] {
  const [oldest] = entries;
  if (!oldest) return [];
  const { message } = oldest;
  if (message.kind === 'progress') return [oldest];
  return entries
    .filter((entry) => entry.message.kind === 'answer' && entry.message.attemptId === message.attemptId)
    .slice(0, ANSWERS_MOST);
}
