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

/** Ways out of a room without a page load. */
export interface RoomWays {
  go: (href: string) => void;
  /** Has the server draw the page again. */
  refresh: () => void;
}

interface Room extends RoomWays {
  learning: Learning;
  setLearning: (learning: Learning) => void;
  /** The player of the lesson; null where there is none, and before it is ready. */
  player: RefObject<PlayerHandle | null>;
}

const RoomContext = createContext<Room | null>(null);

interface RoomProviderProps {
  learning: Learning;
  /** Stays the same. */
  ways: RoomWays;
  children: ReactNode;
}

/** Gives the islands of a room how far the learner is, so that all of them say the same at once. */
export function RoomProvider({ learning: initial, ways, children }: RoomProviderProps): ReactElement {
  const [given, setGiven] = useState(initial);
  const [learning, setLearning] = useState(initial);
  if (given !== initial) {
    setGiven(initial); // the server drew the page again: it knows best
    setLearning(initial);
  }
  const player = useRef<PlayerHandle | null>(null);
  const room = useMemo(() => ({ ...ways, learning, setLearning, player }), [ways, learning]);
  return <RoomContext value={room}>{children}</RoomContext>;
}

/** The room an island stands in. @throws Error outside of a room. */
export function useRoom(): Room {
  const room = use(RoomContext);
  if (room === null) throw new Error('An island stands outside RoomProvider.');
  return room;
}
