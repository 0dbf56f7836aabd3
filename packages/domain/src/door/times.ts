import { HOUR_MS } from '../time/index.ts';

/** A door's link opens nothing any more so long after the class has ended. */
export const DOOR_PASS_AFTER_MS = 12 * HOUR_MS;

/** A door opens so long before a session begins. */
export const DOOR_BEFORE_MS = HOUR_MS;

/** A door lets in until so long after a session has ended: who was there and is scanned on the way out. */
const DOOR_AFTER_MS = HOUR_MS;

/** How long a phone waits for the server before it decides by itself. */
export const DOOR_WAIT_MS = 2_000;

/** Scans a phone sends at once. */
export const SCAN_BATCH = 100;

/** What is read of a code; no ticket of ours is so long, and a QR code may be fourteen times as long. */
const CODE_MAX_LENGTH = 300;

/** A code as a phone keeps and sends it: the beginning of what is far too long is as little a ticket as the whole. */
export const scannedCode = (read: string): string => read.trim().slice(0, CODE_MAX_LENGTH);

export interface Hours {
  startAt: Date | null;
  endAt: Date | null;
}

/** The session a door is for at a moment: the one that runs or begins next, else the last. */
export function doorSession<Session extends Hours>(sessions: readonly Session[], now: Date): Session | null {
  return sessions.find(({ endAt }) => endAt === null || endAt.getTime() >= now.getTime()) ?? sessions.at(-1) ?? null;
}

/** Why a door lets nobody in to a session at a moment; null while it is open, and of a session without hours. */
export function doorRefusal({ startAt, endAt }: Hours, now: Date): 'tooEarly' | 'tooLate' | null {
  if (startAt && now.getTime() < startAt.getTime() - DOOR_BEFORE_MS) return 'tooEarly';
  return endAt && now.getTime() > endAt.getTime() + DOOR_AFTER_MS ? 'tooLate' : null;
}
