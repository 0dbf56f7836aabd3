import { css } from 'styled-components';

/** A motif whose slots are masks, so that each takes a colour of the page. */
export const houseClothStyles = css`
  .house-cloth {
    position: absolute;
    inset: 0;
    background: var(--bg-deep);
  }
  .house-cloth i {
    position: absolute;
    inset: 0;
    mask: var(--slot) 0 0 / var(--tile);
  }
`;
