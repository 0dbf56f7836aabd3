'use client';
import type { ApiClient } from '@suluh/api/client';
import type { DoorAnswer, DoorRoster, DoorScan } from '@suluh/api/types';
import { doorColour, DOOR_WAIT_MS, doorSession, SCAN_BATCH } from '@suluh/domain/door';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useApiClient } from '../parts/api-client/index.ts';
import { decideAlone, withAnswers, type Shown } from './phone.ts';
import { forgetDoor, keepDoor, keptDoor, type KeptDoor } from './store.ts';
import { readCode } from './verify.ts';

/** How often a door looks for news and sends what waits, in milliseconds. */
const REFRESH_MS = 15_000;

/** What a door shows of the last code: what the server said, or what the phone decided alone. */
export interface Result extends Shown {
  about: DoorAnswer['about'];
  wasAlone: boolean;
}

interface Door {
  state: 'opening' | 'open' | 'closed' | 'silent';
  kept: KeptDoor | null;
  result: Result | null;
  busy: boolean;
  scan: (code: string) => Promise<void>;
  next: () => void;
}

/** Ids are made where crypto.randomUUID may be missing: on addresses that are not secure. */
const newId = (): string =>
  crypto.randomUUID?.() ??
  '10000000-1000-4000-8000-100000000000'.replaceAll(/[018]/g, (digit) =>
    (Number(digit) ^ (crypto.getRandomValues(new Uint8Array(1))[0]! & (15 >> (Number(digit) / 4)))).toString(16),
  );

const timeout = (ms: number) => new Promise<null>((resolve) => setTimeout(() => resolve(null), ms));

/** Asks for the list; 'closed' when the link opens nothing any more, null without a line. */
async function askRoster(api: ApiClient, pass: string): Promise<DoorRoster | 'closed' | null> {
  const { data, error } = await api.POST('/api/door/roster', { body: { pass } });
  if (data) return data.data;
  return error.code === 403 || error.code === 404 ? 'closed' : null;
}

/** Sends scans; null without a line. */
async function askScans(api: ApiClient, pass: string, scans: DoorScan[]): Promise<DoorAnswer[] | 'closed' | null> {
  const { data, error } = await api.POST('/api/door/scan', { body: { pass, scans } });
  if (data) return data.data.answers;
  return error.code === 403 ? 'closed' : null;
}

/** What this phone let in and has not been settled yet, by what it showed. */
const ownOf = (queue: readonly DoorScan[], ticketIds: ReadonlyMap<string, string>) =>
  queue.flatMap(({ id, shown, sessionId, scannedAt }) => {
    const ticketId = ticketIds.get(id);
    return shown === 'admitted' && ticketId ? [{ ticketId, sessionId, at: scannedAt }] : [];
  });

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
  const decided = useRef(new Map<string, string>());
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
        const answers = await askScans(api, pass, batch);
        if (answers === 'closed') return await close();
        if (answers && current.current) {
          const settled = new Set(answers.map(({ id }) => id));
          await put({ ...current.current, queue: current.current.queue.filter(({ id }) => !settled.has(id)) });
        }
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

  const scan = useCallback(
    async (code: string) => {
      const door = current.current;
      if (!door || busy || code.trim() === '') return;
      const now = new Date(Date.now() + door.clockMs);
      const session = doorSession(
        door.roster.sessions.map((each) => ({
          ...each,
          startAt: each.startAt ? new Date(each.startAt) : null,
          endAt: each.endAt ? new Date(each.endAt) : null,
        })),
        now,
      );
      if (!session) return;
      setBusy(true);
      const scanned: DoorScan = {
        id: newId(),
        sessionId: session.id,
        code: code.trim(),
        scannedAt: now.toISOString(),
        shown: null,
      };
      const asked = askScans(api, pass, [scanned]);
      const answer = await Promise.race([asked, timeout(DOOR_WAIT_MS)]);
      if (answer === 'closed') {
        setBusy(false);
        return void (await close());
      }
      if (answer?.[0]) {
        const { verdict, guest, earlier, about } = answer[0];
        await put({ ...door, roster: withAnswers(door.roster, session.id, answer, scanned.scannedAt) });
        setResult({ verdict, guest, earlier, about, ticketId: null, wasAlone: false });
      } else {
        const read = await readCode(scanned.code, door.roster.publicKey);
        const own = ownOf(door.queue, decided.current);
        const shown = decideAlone(read, { roster: door.roster, own, sessionId: session.id, now });
        if (shown.ticketId) decided.current.set(scanned.id, shown.ticketId);
        await put({ ...door, queue: [...door.queue, { ...scanned, shown: shown.verdict }] });
        setResult({ ...shown, about: null, wasAlone: true });
      }
      setBusy(false);
    },
    [api, pass, busy, put, close],
  );

  useEffect(() => {
    if (result) announce(doorColour(result.verdict));
  }, [result]);

  return { state, kept, result, busy, scan, next: () => setResult(null) };
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
