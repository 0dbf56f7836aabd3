import { css } from 'styled-components';

export const reviewPageStyles = css`
  .review-page {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 16px;
    padding-block: 24px 64px;
  }
  .review {
    display: grid;
    gap: 32px;
    align-items: start;
  }
  .review-others {
    display: grid;
    gap: 16px;
    min-width: 0;
  }
  @media (min-width: 1024px) {
    .review {
      grid-template-columns: minmax(0, 5fr) minmax(0, 8fr);
      gap: 56px;
    }
  }
`;
