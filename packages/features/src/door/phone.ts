import type { DoorAnswer, DoorGuest, DoorRoster } from '@suluh/api/types';
import { judgeTicket, type DoorVerdict, type Hours } from '@suluh/domain/door';
import { readShortCode, type TicketFacts } from '@suluh/domain/ticket';
import type { OwnAdmission } from '../parts/kept-door/index.ts';

/** What a phone found in a code by itself: a ticket of ours whose signature holds, one that does not, or neither. */
export type ReadCode = { kind: 'signed'; facts: TicketFacts } | { kind: 'forged' } | { kind: 'text'; text: string };

/** What a phone shows of a code. */
export interface Shown {
  verdict: DoorVerdict;
  guest: Pick<DoorGuest, 'fullname' | 'shortCode'> | null;
  ticketId: string | null;
  earlier: { at: string; holder: string } | null;
}

interface Standing {
  roster: DoorRoster;
  own: readonly OwnAdmission[];
  session: Hours & { id: number };
  now: Date;
}

/** Who was let in to a session already, by the list or by this phone. */
function admissionOf(
  { roster, own, session: { id: sessionId } }: Standing,
  ticketId: string,
): { at: string; holder: string } | null {
  const listed = roster.guests
    .find((guest) => guest.ticketId === ticketId)
    ?.admitted.find((admission) => admission.sessionId === sessionId);
  if (listed) return listed;
  const mine = own.find((admission) => admission.ticketId === ticketId && admission.sessionId === sessionId);
  return mine ? { at: mine.at, holder: roster.holder } : null;
}

/**
 * What a phone decides without a line, by the rule the server judges by (docs/product/door.md#answers): a signed ticket
 * lets in also when it was bought after the list was taken; a typed code only when the list has it.
 */
export function decideAlone(read: ReadCode, standing: Standing): Shown {
  const { roster, now } = standing;
  const nobody = (verdict: DoorVerdict): Shown => ({ verdict, guest: null, ticketId: null, earlier: null });
  if (read.kind === 'forged') return nobody('forged');
  const code = read.kind === 'text' ? readShortCode(read.text) : null;
  if (read.kind === 'text' && code === null) return nobody('notACode');
  const guest = roster.guests.find((each) =>
    read.kind === 'signed' ? each.ticketId === read.facts.ticketId : each.shortCode === code,
  );
  if (read.kind === 'text' && !guest) return nobody('unknown');
  const ticketId = read.kind === 'signed' ? read.facts.ticketId : guest!.ticketId;
  const earlier = admissionOf(standing, ticketId);
  const verdict = judgeTicket(
    {
      kind: 'ticket',
      eventId: read.kind === 'signed' ? read.facts.eventId : roster.eventId,
      isOld: roster.oldTickets.includes(ticketId),
      isWithdrawn: roster.withdrawnTickets.includes(ticketId),
      validUntil: guest
        ? new Date(roster.expiresAt) // a ticket printed before the class was moved names another day than the list
        : new Date((read.kind === 'signed' ? read.facts.validUntilSeconds : 0) * 1000),
      isPrakerja: guest?.isPrakerja ?? false,
    },
    { eventId: roster.eventId, session: standing.session, isAdmitted: earlier !== null, hasLine: false, now },
  );
  return { verdict, guest: guest ?? null, ticketId, earlier: verdict === 'alreadyIn' ? earlier : null };
}

/** The list with what the server said of scans, so that the next decision knows of them. */
export function withAnswers(
  roster: DoorRoster,
  sessionId: number,
  answers: readonly DoorAnswer[],
  at: string,
): DoorRoster {
  const letIn = new Map(
    answers.flatMap(({ verdict, guest, earlier }) =>
      guest && (verdict === 'admitted' || verdict === 'alreadyIn')
        ? [[guest.shortCode, earlier ?? { at, holder: roster.holder }] as const]
        : [],
    ),
  );
  return {
    ...roster,
    guests: roster.guests.map((guest) => {
      const admission = letIn.get(guest.shortCode);
      if (!admission || guest.admitted.some((each) => each.sessionId === sessionId)) return guest;
      return { ...guest, admitted: [...guest.admitted, { sessionId, ...admission }] };
    }),
  };
}
