import { css } from 'styled-components';

export const dateFieldStyles = css`
  .dateField-parts {
    display: grid;
    grid-template-columns: 1.2fr 1.45fr 1.1fr;
    gap: 10px;
  }
  .dateField-parts > * {
    min-width: 0;
  }
  @media (max-width: 479px) {
    .dateField-parts {
      grid-template-columns: 1fr 1.3fr;
    }
    .dateField-parts > :last-child {
      grid-column: 1 / -1;
    }
  }
`;
