import { css } from 'styled-components';

export const dateFieldStyles = css`
  .d3 {
    display: grid;
    grid-template-columns: 1.2fr 1.45fr 1.1fr;
    gap: 10px;
  }
  .d3 > * {
    min-width: 0;
  }
  @media (max-width: 479px) {
    .d3 {
      grid-template-columns: 1fr 1.3fr;
    }
    .d3 > :last-child {
      grid-column: 1 / -1;
    }
  }
`;
