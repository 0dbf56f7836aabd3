import { createGlobalStyle } from 'styled-components';

/**
 * Shows the visitor's half of what both halves of a shared page carry: anonymous or logged in (see `sessionScript`).
 */
export const ChromeSheet = createGlobalStyle`
  [data-session='in'] .when-out, [data-session='out'] .when-in, html:not([data-session]) .when-in { display: none !important; }
  .when-in, .when-out { display: contents; }
`;
