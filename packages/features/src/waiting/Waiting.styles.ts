import { css } from 'styled-components';

export const waitingStyles = css`
  .waiting-page {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 20px;
    padding-block: 20px 64px;
    max-width: 760px;
  }
  .waiting-standing {
    display: grid;
    gap: 12px;
    padding: 20px;
  }
  .waiting-deeds {
    display: grid;
    gap: 12px;
    margin-top: 4px;
  }
  @media (min-width: 768px) {
    .waiting-deeds {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;
