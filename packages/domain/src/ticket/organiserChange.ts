/** What the organiser did to a class after somebody took their place in it. */
export type OrganiserChange = 'calledOff' | 'moved';

/**
 * What a ticket's holder has to be offered another date or their money for (docs/product/ticket.md#organiser); null: nothing
 * changed.
 * @param heldSince when the holder took this schedule: who chose it as it is now was not moved
 */
export function organiserChange(
  { cancelledAt, movedAt }: { cancelledAt: Date | null; movedAt: Date | null },
  heldSince: Date,
): OrganiserChange | null {
  if (cancelledAt !== null) return 'calledOff';
  return movedAt !== null && movedAt.getTime() > heldSince.getTime() ? 'moved' : null;
}

/** A class somebody holds a place in, as far as their rights after a change go. */
interface Held {
  change: OrganiserChange | null;
  startAt: Date;
  hasAttended: boolean;
  now: Date;
}

/**
 * Whether the change still gives its holder a choice: of a class called off always; of one that was moved until it begins,
 * and not to who went there.
 */
export const isChoiceOpen = ({ change, startAt, hasAttended, now }: Held): boolean =>
  change === 'calledOff' || (change === 'moved' && !hasAttended && now.getTime() < startAt.getTime());
