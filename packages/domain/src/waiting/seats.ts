/** Seats of a schedule that nobody bought, and who waits for one. */
export interface WaitedSeats {
  /** On sale to everybody. */
  freeSeats: number;
  /** Kept for the list: offered, or to be offered; never fewer than the offers. */
  keptSeats: number;
  /** Offers that have not ended. */
  offers: number;
  /** Those in line who can be offered a seat. */
  waiting: number;
}

/**
 * What becomes of the seats of a schedule people wait for: offers to make now, and how many seats stay kept and are on
 * sale. Those in line come before everybody else, also while no offer may begin (docs/product/waiting.md#offers).
 */
export function shareSeats(
  { freeSeats, keptSeats, offers, waiting }: WaitedSeats,
  mayOffer: boolean,
): { offer: number; keptSeats: number; freeSeats: number } {
  const open = freeSeats + keptSeats - offers;
  const forList = Math.min(open, waiting);
  return {
    offer: mayOffer ? forList : 0,
    keptSeats: offers + forList,
    freeSeats: open - forList,
  };
}
