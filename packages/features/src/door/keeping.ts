import type { DoorAnswer, DoorRoster, DoorScan } from '@suluh/api/types';
import { readTicketToken } from '@suluh/domain/ticket';
import type { KeptDoor, OwnAdmission } from '../parts/kept-door/index.ts';
import { withAnswers, type Shown } from './phone.ts';

const withOwn = (own: readonly OwnAdmission[], { ticketId, sessionId, at }: OwnAdmission): OwnAdmission[] =>
  own.some((each) => each.ticketId === ticketId && each.sessionId === sessionId)
    ? [...own]
    : [...own, { ticketId, sessionId, at }];

/** After the phone decided alone: the scan waits with its ticket, and who was let in is known. */
export const afterAlone = (door: KeptDoor, scan: DoorScan, { verdict, ticketId }: Shown): KeptDoor => ({
  ...door,
  queue: [...door.queue, { ...scan, shown: verdict, ticketId }],
  own:
    verdict === 'admitted' && ticketId !== null
      ? withOwn(door.own, { ticketId, sessionId: scan.sessionId, at: scan.scannedAt })
      : door.own,
});

/** The ticket of a scan the server answered: by what the code says, else by the list. */
export const ticketOf = ({ roster }: KeptDoor, { code }: DoorScan, { guest }: DoorAnswer): string | null =>
  readTicketToken(code)?.facts.ticketId ??
  roster.guests.find(({ shortCode }) => shortCode === guest?.shortCode)?.ticketId ??
  null;

/** After something was said of a scan: it waits to be sent again, and whose admission is taken back is out. */
export function afterSaid(
  door: KeptDoor,
  scan: DoorScan & { ticketId: string | null },
  said: 'isUndone' | 'isSamePerson',
): KeptDoor {
  const isOther = (each: { ticketId: string; sessionId: number }) =>
    each.ticketId !== scan.ticketId || each.sessionId !== scan.sessionId;
  const waiting = door.queue.find(({ id }) => id === scan.id) ?? scan; // what the phone decided alone goes along
  const queue = [...door.queue.filter(({ id }) => id !== scan.id), { ...waiting, [said]: true }];
  if (said === 'isSamePerson') return { ...door, queue };
  const guests = door.roster.guests.map((guest) => ({
    ...guest,
    admitted: guest.admitted.filter(({ sessionId }) => isOther({ ticketId: guest.ticketId, sessionId })),
  }));
  return { ...door, queue, own: door.own.filter(isOther), roster: { ...door.roster, guests } };
}

/** After the server answered a scan at once: also who is on no list yet is known, by what the code says. */
export function afterAnswer(door: KeptDoor, scan: DoorScan, answer: DoorAnswer): KeptDoor {
  const { sessionId, scannedAt } = scan;
  const ticketId = ticketOf(door, scan, answer);
  return {
    ...door,
    roster: withAnswers(door.roster, sessionId, [answer], scannedAt),
    own:
      answer.verdict === 'admitted' && ticketId ? withOwn(door.own, { ticketId, sessionId, at: scannedAt }) : door.own,
  };
}

/** After a batch was sent: what was answered waits no more and is on the list, what was not waits behind the others. */
export function afterSent(door: KeptDoor, sent: readonly DoorScan[], answers: readonly DoorAnswer[]): KeptDoor {
  const answered = new Map(answers.map((answer) => [answer.id, answer]));
  const sentIds = new Set(sent.map(({ id }) => id));
  const waiting = door.queue.filter(({ id }) => !answered.has(id));
  let { roster } = door;
  for (const { id, sessionId, scannedAt, isUndone } of sent) {
    const answer = answered.get(id);
    if (answer && !isUndone) roster = withAnswers(roster, sessionId, [answer], scannedAt);
  }
  return {
    ...door,
    roster,
    queue: [...waiting.filter(({ id }) => !sentIds.has(id)), ...waiting.filter(({ id }) => sentIds.has(id))],
  };
}

/** Who is in at a session as this phone knows it, by ticket; `isWaiting` while the server does not know yet. */
export function insideOf(
  { roster, own, queue }: Pick<KeptDoor, 'roster' | 'own' | 'queue'>,
  sessionId: number,
): Map<string, { at: string; isWaiting: boolean }> {
  const waiting = new Set(
    queue.flatMap((scan) =>
      scan.shown === 'admitted' && scan.sessionId === sessionId && !scan.isUndone ? [scan.ticketId] : [],
    ),
  );
  const mine = own.flatMap(({ ticketId, sessionId: where, at }) =>
    where === sessionId ? [[ticketId, { at, isWaiting: waiting.has(ticketId) }] as const] : [],
  );
  return new Map([...mine, ...listedOf(roster, sessionId)]);
}

const listedOf = (roster: DoorRoster, sessionId: number) =>
  roster.guests.flatMap(({ ticketId, admitted }) => {
    const found = admitted.find((each) => each.sessionId === sessionId);
    return found ? [[ticketId, { at: found.at, isWaiting: false }] as const] : [];
  });
