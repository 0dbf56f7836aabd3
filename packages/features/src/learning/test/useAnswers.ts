'use client';
import type { Attempt, AttemptItem } from '@suluh/api/types';
import { isAnswered, nextSeq } from '@suluh/domain/learning';
import { useCallback, useEffect, useRef, useState } from 'react';
import { answerId, outboxOf, useSending, useWaiting, type Message, type Taken } from '../../parts/outbox/index.ts';
import { useTenant } from '../../parts/tenant/index.ts';
import { useRoom } from '../room/RoomProvider.tsx';

/** An answer on this device. */
export type Draft = Pick<AttemptItem, 'answer' | 'isUnsure' | 'seq'>;

/** Whether an answer has arrived; null while there is none. */
export type SavedState = 'saved' | 'saving' | 'waiting' | null;

/** Words are sent once nobody has typed for so long, and at least so often while somebody does, in milliseconds. */
const TYPING_MS = 600;
const TYPING_MOST_MS = 5_000;

/** Words that were not sent yet, and since when. */
interface Typing {
  timer: ReturnType<typeof setTimeout>;
  sinceMs: number;
}

const draftsOf = (items: readonly AttemptItem[]): Record<number, Draft> =>
  Object.fromEntries(items.map(({ position, answer, isUnsure, seq }) => [position, { answer, isUnsure, seq }]));

/** Answers that wait on this device are newer than what the server knew when it drew the page. */
function withKept(drafts: Record<number, Draft>, kept: readonly Message[], attemptId: string): Record<number, Draft> {
  const newer = kept.flatMap((message) => {
    if (message.kind !== 'answer' || message.attemptId !== attemptId) return [];
    const { position, answer, isUnsure, seq } = message.answer;
    return seq > (drafts[position]?.seq ?? 0) ? [[position, { answer, isUnsure, seq }] as const] : [];
  });
  return { ...drafts, ...Object.fromEntries(newer) };
}

interface AnswersOptions {
  course: string;
  attempt: Attempt;
  account: string;
  /** Now, by the clock of the server, in milliseconds. */
  now: () => number;
}

/**
 * The answers of an open try: each is kept on the device and sent at once, and stays there until the server has it, also
 * over a login that ended.
 */
export function useAnswers({ course, attempt, account, now }: AnswersOptions) {
  const tenant = useTenant();
  const { refresh } = useRoom();
  const outbox = useWaiting(account);
  const [drafts, setDrafts] = useState(() => draftsOf(attempt.items));
  const latest = useRef(drafts);
  const typing = useRef(new Map<number, Typing>());
  /** When each was given, by the clock of the server: an answer counts by that, whenever it is sent. */
  const given = useRef(new Map<number, number>());
  const deadlineMs = attempt.deadlineAt === null ? Infinity : Date.parse(attempt.deadlineAt);

  const put = useCallback((position: number, draft: Draft) => {
    latest.current = { ...latest.current, [position]: draft };
    setDrafts(latest.current);
  }, []);
  const send = useCallback(
    (position: number, isLeaving = false) => {
      const draft = latest.current[position];
      clearTimeout(typing.current.get(position)?.timer);
      typing.current.delete(position);
      if (!draft) return;
      const answer = draft.answer ?? { choices: [], text: '' };
      const at = new Date(given.current.get(position) ?? now()).toISOString();
      const sent = { position, answer, isUnsure: draft.isUnsure, seq: draft.seq, at };
      void outboxOf(tenant, account).post(
        { kind: 'answer', course, attemptId: attempt.id, answer: sent },
        { isLeaving },
      );
    },
    [tenant, account, course, attempt.id, now],
  );
  const sendTyped = useCallback(
    (isLeaving = false) => [...typing.current.keys()].forEach((position) => send(position, isLeaving)),
    [send],
  );
  const change = useCallback(
    (position: number, to: Partial<Pick<Draft, 'answer' | 'isUnsure'>>, { isTyping = false } = {}) => {
      const atMs = now();
      if (atMs > deadlineMs) return; // nothing is taken any more, and what was given in time must not go with it
      const before = latest.current[position] ?? { answer: null, isUnsure: false, seq: 0 };
      put(position, { ...before, ...to, seq: nextSeq(before.seq, Date.parse(attempt.startedAt), atMs) });
      given.current.set(position, atMs);
      if (!isTyping) return send(position);
      const { timer, sinceMs } = typing.current.get(position) ?? { timer: undefined, sinceMs: Date.now() };
      clearTimeout(timer);
      const waitMs = Math.max(0, Math.min(TYPING_MS, sinceMs + TYPING_MOST_MS - Date.now()));
      typing.current.set(position, { timer: setTimeout(() => send(position), waitMs), sinceMs });
    },
    [attempt.startedAt, deadlineMs, now, put, send],
  );

  const onTaken = useCallback(
    (taken: Taken) => {
      if (taken.kind === 'refused') refresh(); // it was handed in meanwhile: the page shows what came of it
    },
    [refresh],
  );
  useSending(account, onTaken);
  useEffect(() => {
    let isGone = false;
    void outboxOf(tenant, account)
      .kept()
      .then((kept) => {
        if (isGone) return;
        latest.current = withKept(latest.current, kept, attempt.id);
        setDrafts(latest.current);
      });
    const leave = () => document.visibilityState === 'hidden' && sendTyped(true);
    document.addEventListener('visibilitychange', leave);
    return () => {
      isGone = true;
      document.removeEventListener('visibilitychange', leave);
      sendTyped();
    };
  }, [tenant, account, attempt.id, sendTyped]);

  const stateOf = ({ position, kind }: AttemptItem): SavedState => {
    if (outbox.waiting.has(answerId(attempt.id, position)) || typing.current.has(position))
      return outbox.stuck ? 'waiting' : 'saving';
    return isAnswered(kind, drafts[position]?.answer ?? null) ? 'saved' : null;
  };
  return { drafts, change, sendTyped, stateOf, isSessionOver: outbox.stuck?.isSessionOver === true };
}
