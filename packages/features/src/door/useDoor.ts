'use client';
import type { DoorAnswer, DoorScan } from '@suluh/api/types';
import { doorColour, DOOR_WAIT_MS, doorSession, scannedCode, SCAN_BATCH } from '@suluh/domain/door';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useApiClient } from '../parts/api-client/index.ts';
import {
  askRoster,
  askScans,
  forgetDoor,
  keepDoor,
  keptDoor,
  sendScans,
  sweepDoors,
  type KeptDoor,
} from '../parts/kept-door/index.ts';
import { afterAlone, afterAnswer, afterSaid, afterSent, ticketOf } from './keeping.ts';
import { decideAlone, type Shown } from './phone.ts';
import { readCode } from './verify.ts';

/** How often a door looks for news and sends what waits, in milliseconds. */
const REFRESH_MS = 15_000;

/** What a door shows of the last code: what the server said, or what the phone decided alone. */
export interface Result extends Shown {
  scan: DoorScan;
  about: DoorAnswer['about'];
  wasAlone: boolean;
}

/** What a code comes to that the server refuses to look at. */
const NO_CODE = {
  verdict: 'notACode',
  guest: null,
  earlier: null,
  about: null,
  ticketId: null,
  wasAlone: false,
} as const;

interface Door {
  state: 'opening' | 'open' | 'closed' | 'silent';
  kept: KeptDoor | null;
  result: Result | null;
  busy: boolean;
  scan: (code: string) => Promise<void>;
  next: () => void;
  /** Takes the admission of the result back, or says that it is the same person; then the next one. */
  say: (said: 'isUndone' | 'isSamePerson') => Promise<void>;
}

/** Ids are made where crypto.randomUUID may be missing: on addresses that are not secure. */
const newId = (): string =>
  crypto.randomUUID?.() ??
  '10000000-1000-4000-8000-100000000000'.replaceAll(/[018]/g, (digit) =>
    (Number(digit) ^ (crypto.getRandomValues(new Uint8Array(1))[0]! & (15 >> (Number(digit) / 4)))).toString(16),
  );

/** Sessions of a list with their hours as dates. */
export const toHours = (sessions: KeptDoor['roster']['sessions']) =>
  sessions.map((session) => ({
    ...session,
    startAt: session.startAt ? new Date(session.startAt) : null,
    endAt: session.endAt ? new Date(session.endAt) : null,
  }));

const timeout = (ms: number) => new Promise<null>((resolve) => setTimeout(() => resolve(null), ms));

/**
 * The door of a class on a phone (docs/product/door.md): keeps the list, asks the server for two seconds, then decides by
 * itself, sends what waits as soon as there is a line, and wipes itself when its link ends.
 */
export function useDoor(pass: string): Door {
  const api = useApiClient();
  const [kept, setKept] = useState<KeptDoor | null>(null);
  const [state, setState] = useState<Door['state']>('opening');
  const [result, setResult] = useState<Result | null>(null);
  const [busy, setBusy] = useState(false);
  const current = useRef<KeptDoor | null>(null);
  const turn = useRef(Promise.resolve());
  const sending = useRef(false);

  const put = useCallback(async (door: KeptDoor) => {
    current.current = door;
    setKept(door);
    await keepDoor(door);
  }, []);
  const close = useCallback(async () => {
    current.current = null;
    setKept(null);
    setState('closed');
    await forgetDoor(pass);
  }, [pass]);

  const refresh = useCallback(async () => {
    if (sending.current) return;
    sending.current = true;
    try {
      const waiting = current.current?.queue ?? [];
      if (waiting.length > 0) {
        const batch = waiting.slice(0, SCAN_BATCH);
        const answers = await sendScans((scans) => askScans(api, pass, scans), batch);
        if (answers === 'closed') return await close();
        if (answers && current.current) await put(afterSent(current.current, batch, answers));
      }
      const roster = await askRoster(api, pass);
      if (roster === 'closed') return await close();
      if (roster) {
        await put({
          pass,
          roster,
          loadedAt: new Date().toISOString(),
          clockMs: Date.parse(roster.now) - Date.now(),
          queue: current.current?.queue ?? [],
          own: current.current?.own ?? [],
        });
        setState('open');
      } else if (!current.current) setState('silent');
    } finally {
      sending.current = false;
    }
  }, [api, pass, put, close]);

  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined;
    const begin = async () => {
      await sweepDoors(Date.now(), pass);
      const known = await keptDoor(pass);
      if (known && Date.parse(known.roster.expiresAt) < Date.now() + known.clockMs) return void (await close());
      if (known) {
        await put(known);
        setState('open');
      }
      await refresh();
      timer = setInterval(() => void refresh(), REFRESH_MS);
    };
    const online = () => void refresh();
    window.addEventListener('online', online);
    void begin();
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', online);
    };
  }, [pass, put, close, refresh]);

  const judge = useCallback(
    async (code: string) => {
      const door = current.current;
      if (!door) return;
      const now = new Date(Date.now() + door.clockMs);
      const session = doorSession(toHours(door.roster.sessions), now);
      if (!session) return;
      const scannedAt = now.toISOString();
      const scanned: DoorScan = {
        id: newId(),
        sessionId: session.id,
        code,
        scannedAt,
        shown: null,
        isUndone: false,
        isSamePerson: false,
      };
      const said = await Promise.race([askScans(api, pass, [scanned]), timeout(DOOR_WAIT_MS)]);
      if (said === 'closed') return void (await close());
      const answer = Array.isArray(said) ? said[0] : undefined;
      if (answer) {
        const { verdict, guest, earlier, about } = answer;
        const known = current.current ?? door;
        await put(afterAnswer(known, scanned, answer));
        const ticketId = ticketOf(known, scanned, answer);
        setResult({ scan: scanned, verdict, guest, earlier, about, ticketId, wasAlone: false });
      } else if (said === 'refused') {
        setResult({ ...NO_CODE, scan: scanned });
      } else {
        const read = await readCode(code, door.roster);
        const known = current.current ?? door;
        const { roster, own } = known;
        const shown = decideAlone(read, { roster, own, session, now });
        await put(afterAlone(known, scanned, shown));
        setResult({ ...shown, scan: scanned, about: null, wasAlone: true });
      }
    },
    [api, pass, put, close],
  );

  const scan = useCallback(
    (read: string) => {
      const code = scannedCode(read);
      if (code === '') return Promise.resolve();
      const mine = turn.current.then(async () => {
        setBusy(true);
        await judge(code).finally(() => setBusy(false));
      });
      turn.current = mine.catch(() => undefined); // whoever scanned is told; the next in line has a turn all the same
      return mine;
    },
    [judge],
  );

  const say = async (said: 'isUndone' | 'isSamePerson') => {
    if (!result || !current.current) return;
    await put(afterSaid(current.current, { ...result.scan, ticketId: result.ticketId }, said));
    setResult(null);
    await refresh();
  };

  useEffect(() => {
    if (result) announce(doorColour(result.verdict));
  }, [result]);

  return { state, kept, result, busy, scan, next: () => setResult(null), say };
}

/** A tone and a tremble of its own for each colour, so that nobody has to look. */
function announce(colour: ReturnType<typeof doorColour>): void {
  navigator.vibrate?.({ green: [80], yellow: [80, 80, 80], red: [400] }[colour]);
  if (typeof AudioContext === 'undefined') return;
  const audio = new AudioContext();
  const tone = audio.createOscillator();
  tone.frequency.value = { green: 880, yellow: 520, red: 220 }[colour];
  tone.connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + (colour === 'red' ? 0.5 : 0.18));
  tone.onended = () => void audio.close();
}
