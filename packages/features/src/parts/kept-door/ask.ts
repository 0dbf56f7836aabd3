import type { ApiClient, ApiFailure } from '@suluh/api/client';
import type { DoorAnswer, DoorRoster, DoorScan } from '@suluh/api/types';

/** The link is over: said by the API in so many words, since a phone that hears it forgets what it keeps. */
const isClosed = ({ status }: ApiFailure): boolean => status === 'DOOR_CLOSED';

/** Asks for the list; 'closed' when the link opens nothing any more, null without a line. */
export async function askRoster(api: ApiClient, pass: string): Promise<DoorRoster | 'closed' | null> {
  const { data, error } = await api.POST('/api/door/roster', { body: { pass } });
  if (data) return data.data;
  return isClosed(error) ? 'closed' : null;
}

/** What the server said of scans: answers, that the link is over, that it takes none of them; null without a line. */
export type Said = DoorAnswer[] | 'closed' | 'refused' | null;

/** Refusals of what was sent, which the same would meet again; by any other the phone decides by itself. */
const FOR_GOOD: ReadonlySet<number> = new Set([400, 413, 422]);

/** Sends scans as they are. */
export async function askScans(api: ApiClient, pass: string, scans: readonly DoorScan[]): Promise<Said> {
  const { data, error } = await api.POST('/api/door/scan', {
    body: {
      pass,
      scans: scans.map(({ id, sessionId, code, scannedAt, shown, isUndone, isSamePerson }) => ({
        id,
        sessionId,
        code,
        scannedAt,
        shown,
        isUndone,
        isSamePerson,
      })),
    },
  });
  if (data) return data.data.answers;
  if (isClosed(error)) return 'closed';
  return FOR_GOOD.has(error.code) ? 'refused' : null;
}

/**
 * Sends scans so that one the server does not take stops no other: a batch that is refused goes again in halves.
 * @returns the answers there are; null without a line
 */
export async function sendScans(
  ask: (scans: readonly DoorScan[]) => Promise<Said>,
  scans: readonly DoorScan[],
): Promise<DoorAnswer[] | 'closed' | null> {
  const said = await ask(scans);
  if (said !== 'refused') return said;
  if (scans.length < 2) return [];
  const half = Math.ceil(scans.length / 2);
  const answers: DoorAnswer[] = [];
  for (const part of [scans.slice(0, half), scans.slice(half)]) {
    const sent = await sendScans(ask, part);
    if (sent === 'closed') return 'closed';
    answers.push(...(sent ?? []));
  }
  return answers;
}
