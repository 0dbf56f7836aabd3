import { css } from 'styled-components';

export const payBarStyles = css`
  .payBar {
    --button-padding: 16px;
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    padding: 10px var(--gutter) 14px;
  }
  .payBar b {
    display: block;
    font-size: 1.1875rem;
    font-weight: 800;
    line-height: 1.5rem;
  }
  @media (max-width: 374px) {
    .payBar {
      --button-line-height: 1.2;
      --button-min-width: 0;
      --button-size: 0.9375rem;
      --button-wrap: normal;
    }
  }
`;
