import { css } from 'styled-components';

/** A motif whose slots are masks, so that each takes a colour of the page. */
export const houseClothStyles = css`
  .houseCloth {
    position: absolute;
    inset: 0;
    background: var(--bg-deep);
  }
  .houseCloth i {
    position: absolute;
    inset: 0;
    mask: var(--slot) 0 0 / var(--tile);
  }
`;
