import { css } from 'styled-components';

/** What is far down a page is laid out when the page has come to rest, piece by piece (tooling/decisions/0063). */
export const restStyles = css`
  @keyframes rest {
    from {
      content-visibility: auto;
    }
    to {
      content-visibility: visible;
    }
  }
`;
