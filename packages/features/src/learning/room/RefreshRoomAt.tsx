'use client';
import { useEffect } from 'react';
import { atMoment } from '../../parts/moment/atMoment.ts';
import { useRoom } from './RoomProvider.tsx';

interface RefreshRoomAtProps {
  /** Milliseconds since 1970. */
  momentMs: number;
  /** The clock of the server when the page was drawn. */
  nowMs: number;
}

/** Island without a look: asks for the page of a room again when a moment comes, so that nobody has to reload it. */
export function RefreshRoomAt({ momentMs, nowMs }: RefreshRoomAtProps): null {
  const { refresh } = useRoom();
  useEffect(() => atMoment(momentMs, nowMs, refresh), [momentMs, nowMs, refresh]);
  return null;
}
