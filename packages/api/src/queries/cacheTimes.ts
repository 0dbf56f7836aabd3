/** How long an answer is reused, in milliseconds (docs/product/display.md#times). */
export const DEDUPE_MS = 60_000;
/** Carts: 12 hours; every cart mutation invalidates them (R13). */
export const CARTS_MS = 12 * 60 * 60_000;
/** Notifications: 2 minutes, and asked again when the window gets the focus. */
export const NOTIFICATIONS_MS = 2 * 60_000;
/** Partner: 100 seconds. */
export const PARTNER_MS = 100_000;
/** Learning interest: never reused. */
export const LEARNING_INTEREST_MS = 0;
