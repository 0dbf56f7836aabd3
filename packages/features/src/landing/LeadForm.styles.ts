import { css } from 'styled-components';

export const leadStyles = css`
  .leadForm {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 20px;
    align-items: start;
  }
  .leadForm-page {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 24px;
    max-width: 760px;
    padding-block: 32px 64px;
  }
  .leadForm-beside {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 24px;
  }
  .leadForm-offer > * {
    max-width: none;
  }
  @media (min-width: 768px) {
    .leadForm {
      grid-template-columns: 1fr 1fr;
    }
    .leadForm-wide {
      grid-column: 1 / -1;
    }
  }
  @media (min-width: 1024px) {
    .leadForm-beside {
      grid-template-columns: 1fr 1.3fr;
      gap: 48px;
      align-items: start;
    }
  }
`;
