'use client';
import type { Learning } from '@suluh/api/types';
import {
  createContext,
  use,
  useMemo,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from 'react';

/** What others may do with the player of a lesson. */
export interface PlayerHandle {
  /** Second of the recording that is shown. */
  seconds: () => number;
  /** Goes to a second and plays from there. */
  playFrom: (seconds: number) => void;
}

interface Room {
  learning: Learning;
  setLearning: (learning: Learning) => void;
  /** The player of the lesson; null where there is none, and before it is ready. */
  player: RefObject<PlayerHandle | null>;
}

const RoomContext = createContext<Room | null>(null);

/** Gives the islands of a room how far the learner is, so that all of them say the same at once. */
export function RoomProvider({
  learning: initial,
  children,
}: {
  learning: Learning;
  children: ReactNode;
}): ReactElement {
  const [given, setGiven] = useState(initial);
  const [learning, setLearning] = useState(initial);
  if (given !== initial) {
    setGiven(initial); // the server drew the page again: it knows best
    setLearning(initial);
  }
  const player = useRef<PlayerHandle | null>(null);
  const room = useMemo(() => ({ learning, setLearning, player }), [learning]);
  return <RoomContext value={room}>{children}</RoomContext>;
}

/** The room an island stands in. @throws Error outside of a room. */
export function useRoom(): Room {
  const room = use(RoomContext);
  if (room === null) throw new Error('An island stands outside RoomProvider.');
  return room;
}
