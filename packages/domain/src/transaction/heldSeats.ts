/** Seats one learner may keep in orders that wait for their payment; more would keep classes from others. */
export const MOST_HELD_SEATS = 5;

/**
 * Whether an order may take so many more seats, beside those the learner keeps in unpaid orders. What costs nothing is
 * not held.
 */
export const mayHoldSeats = ({ held, wanted }: { held: number; wanted: number }): boolean =>
  wanted === 0 || held + wanted <= MOST_HELD_SEATS;
