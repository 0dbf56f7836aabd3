import type { DoorAnswer, DoorRoster, DoorScan } from '@suluh/api/types';
import { readTicketToken } from '@suluh/domain/ticket';
import { withAnswers, type OwnAdmission, type Shown } from './phone.ts';
import type { KeptDoor } from './store.ts';

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

/** After the server answered a scan at once: also who is on no list yet is known, by what the code says. */
export function afterAnswer(door: KeptDoor, { sessionId, scannedAt, code }: DoorScan, answer: DoorAnswer): KeptDoor {
  const ticketId =
    readTicketToken(code)?.facts.ticketId ??
    door.roster.guests.find(({ shortCode }) => shortCode === answer.guest?.shortCode)?.ticketId;
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
  for (const { id, sessionId, scannedAt } of sent) {
    const answer = answered.get(id);
    if (answer) roster = withAnswers(roster, sessionId, [answer], scannedAt);
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
    queue.flatMap((scan) => (scan.shown === 'admitted' && scan.sessionId === sessionId ? [scan.ticketId] : [])),
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
