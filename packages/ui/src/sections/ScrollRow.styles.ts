import { css } from 'styled-components';

export const scrollRowStyles = css`
  .scrollRow {
    display: grid;
    grid-auto-flow: column;
    gap: var(--gap);
    grid-auto-columns: max(8rem, calc((100% - var(--gap)) / 2.12)); /* letters twice as large need more */
    overflow: auto hidden;
    scrollbar-width: none;
    overscroll-behavior-x: contain;
    margin-right: calc(-1 * var(--gutter));
    padding: 2px 0 8px;
    scroll-snap-type: x mandatory;
  }
  .scrollRow > * {
    scroll-snap-align: start;
    min-width: 0;
  }
  @media (min-width: 640px) {
    .scrollRow {
      grid-auto-columns: calc((100% - 2 * var(--gap)) / 3);
      margin-right: 0;
    }
  }
  @media (min-width: 768px) {
    .scrollRow {
      margin: -16px -16px -24px; /* room for the shadow of a card that is pointed at */
      padding: 16px 16px 24px;
      scroll-padding-inline: 16px;
      grid-auto-columns: calc((100% - 3 * var(--gap)) / 4);
    }
    .scrollRow-three {
      grid-auto-columns: calc((100% - 2 * var(--gap)) / 3);
    }
  }
  @media (min-width: 1024px) {
    .scrollRow-three > * {
      height: 100%;
    }
  }
`;
