import type { StaffWaiting } from '@suluh/api/types';
import { staffWaitingText as text } from '@suluh/i18n-id/staffWaiting';

/** How each in a line stands, in the order of the line: the place of who waits, or what became of them. */
export function standingsOf(
  line: readonly StaffWaiting[],
  timeZone: string,
): { row: StaffWaiting; standing: string }[] {
  let place = 0;
  return line.map((row) => {
    if (row.offerEndsAt !== null) return { row, standing: text.states.offered(row.offerEndsAt, timeZone) };
    if (row.state === 'lapsed' || row.state === 'told') return { row, standing: text.states[row.state] };
    if (row.kind === 'opening') return { row, standing: text.states.follows };
    place += 1;
    return { row, standing: text.place(place) };
  });
}
