import { css } from 'styled-components';

/**
 * Shows the visitor's half of what both halves of a shared page carry: anonymous or logged in (see `sessionScript`).
 */
export const siteDocumentStyles = css`
  [data-session='in'] .siteDocument-outOnly,
  [data-session='out'] .siteDocument-inOnly,
  html:not([data-session]) .siteDocument-inOnly {
    display: none !important;
  }
  .siteDocument-inOnly,
  .siteDocument-outOnly {
    display: contents;
  }
`;
