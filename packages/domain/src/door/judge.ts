import { doorRefusal, type Hours } from './times.ts';

/** What a door shows: green lets in, yellow asks to look twice, red refuses. */
export type DoorColour = 'green' | 'yellow' | 'red';

/** Why, each with its own sentence (docs/product/door.md#answers). */
export type DoorVerdict =
  | 'admitted'
  | 'alreadyIn'
  | 'needsLine'
  | 'notACode'
  | 'unknown'
  | 'forged'
  | 'wrongClass'
  | 'oldTicket'
  | 'withdrawn'
  | 'expired'
  | 'tooEarly'
  | 'tooLate';

const COLOUR: Readonly<Record<DoorVerdict, DoorColour>> = {
  admitted: 'green',
  alreadyIn: 'yellow',
  needsLine: 'yellow',
  notACode: 'red',
  unknown: 'red',
  forged: 'red',
  wrongClass: 'red',
  oldTicket: 'red',
  withdrawn: 'red',
  expired: 'red',
  tooEarly: 'red',
  tooLate: 'red',
};

/** The colour of a verdict. */
export const doorColour = (verdict: DoorVerdict): DoorColour => COLOUR[verdict];

/** What is known of what was read. */
export interface ReadTicket {
  /** How it was read: nothing of ours, a short code nobody has, a token with a false signature, or a ticket. */
  kind: 'notACode' | 'unknown' | 'forged' | 'ticket';
  eventId: number;
  isOld: boolean;
  isWithdrawn: boolean;
  validUntil: Date;
  /** Verified by the Prakerja dashboard alone, which the phone cannot ask. */
  isPrakerja: boolean;
}

/**
 * What the door does with a ticket, by the same rule at the server and, while there is no line, on the phone
 * (docs/product/door.md#answers).
 */
export function judgeTicket(
  ticket: ReadTicket,
  door: { eventId: number; session: Hours; isAdmitted: boolean; hasLine: boolean; now: Date },
): DoorVerdict {
  if (ticket.kind !== 'ticket') return ticket.kind;
  if (ticket.eventId !== door.eventId) return ticket.isOld ? 'oldTicket' : 'wrongClass';
  if (ticket.isOld) return 'oldTicket';
  if (ticket.isWithdrawn) return 'withdrawn';
  if (door.now.getTime() > ticket.validUntil.getTime()) return 'expired';
  if (door.isAdmitted) return 'alreadyIn';
  const refusal = doorRefusal(door.session, door.now);
  if (refusal) return refusal;
  if (ticket.isPrakerja && !door.hasLine) return 'needsLine';
  return 'admitted';
}
