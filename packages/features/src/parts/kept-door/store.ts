import type { DoorRoster, DoorScan } from '@suluh/api/types';
import { openDB, type DBSchema } from 'idb';

/** Somebody this phone let in. */
export interface OwnAdmission {
  ticketId: string;
  sessionId: number;
  at: string;
}

/** A scan that waits to be sent, with the ticket this phone read in it. */
interface QueuedScan extends DoorScan {
  ticketId: string | null;
}

/** What a phone keeps of a door: the list, and what waits to be sent. */
export interface KeptDoor {
  /** The link, by which it is kept. */
  pass: string;
  roster: DoorRoster;
  loadedAt: string;
  /** The server's clock less the phone's, in milliseconds. */
  clockMs: number;
  queue: QueuedScan[];
  /** Whom this phone let in, settled or not: it outlives the page, the queue and every new list. */
  own: OwnAdmission[];
}

interface DoorSchema extends DBSchema {
  door: { key: string; value: KeptDoor };
}

const open = () =>
  openDB<DoorSchema>('suluh-door', 1, {
    upgrade: (database) => void database.createObjectStore('door', { keyPath: 'pass' }),
  });

/** The door that was kept; null without one, or where the browser keeps nothing. */
export const keptDoor = async (pass: string): Promise<KeptDoor | null> =>
  open().then(
    async (database) => {
      const door = await database.get('door', pass);
      if (!door) return null;
      const { own = [], roster } = door as KeptDoor & Partial<Pick<KeptDoor, 'own'>>; // what an older page kept has neither
      return { ...door, own, roster: { ...roster, withdrawnTickets: roster.withdrawnTickets ?? [] } };
    },
    () => null,
  );

/** Keeps a door as it is now. Where the browser keeps nothing it lives as long as the page. */
export const keepDoor = async (door: KeptDoor): Promise<void> =>
  open().then(
    async (database) => void (await database.put('door', door)),
    () => undefined,
  );

/** Forgets a door: its class is over, or its link was taken back. */
export const forgetDoor = async (pass: string): Promise<void> =>
  open().then(
    async (database) => database.delete('door', pass),
    () => undefined,
  );

/** Every door this device keeps. */
export const keptDoors = async (): Promise<KeptDoor[]> =>
  open().then(
    async (database) => database.getAll('door'),
    () => [],
  );

/** Forgets doors whose links are over, but for the one that is open: it says so itself. */
export async function sweepDoors(nowMs: number, openPass: string | null = null): Promise<void> {
  for (const { pass, roster, clockMs } of await keptDoors())
    if (pass !== openPass && Date.parse(roster.expiresAt) < nowMs + clockMs) await forgetDoor(pass);
}
