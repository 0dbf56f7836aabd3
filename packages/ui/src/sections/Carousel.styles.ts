import { css } from 'styled-components';

export const carouselStyles = css`
  .car {
    display: grid;
    grid-auto-flow: column;
    gap: var(--gap);
    grid-auto-columns: calc((100% - var(--gap)) / 2.12);
    overflow: auto hidden;
    scrollbar-width: none;
    overscroll-behavior-x: contain;
    margin-right: calc(-1 * var(--gutter));
    padding: 2px 0 8px;
    scroll-snap-type: x mandatory;
  }
  .car > * {
    scroll-snap-align: start;
    min-width: 0;
  }
  @media (min-width: 640px) {
    .car {
      grid-auto-columns: calc((100% - 2 * var(--gap)) / 3);
      margin-right: 0;
    }
  }
  @media (min-width: 768px) {
    .car {
      grid-auto-columns: calc((100% - 3 * var(--gap)) / 4);
    }
    .car-3 {
      grid-auto-columns: calc((100% - 2 * var(--gap)) / 3);
    }
  }
  @media (min-width: 1024px) {
    .car-3 > .card {
      height: 100%;
    }
  }
`;
