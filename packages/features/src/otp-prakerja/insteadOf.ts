import type { SyntheticEvent } from 'react';

/** A handler that takes the place of what the browser would do, once JavaScript is there. */
export const insteadOf =
  (act: () => void) =>
  (event: SyntheticEvent): void => {
    event.preventDefault();
    act();
  };
