import { css } from 'styled-components';

export const notFoundPageStyles = css`
  .notFoundPage {
    --button-wrap: normal;
    padding-top: 32px;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 28px;
    overflow-wrap: anywhere;
  }
  .notFoundPage-art {
    position: relative;
    border-radius: var(--r-l);
    overflow: hidden;
  }
  .notFoundPage-art :is(img, svg) {
    width: 100%;
    height: auto;
  }
  .notFoundPage-needle {
    position: absolute;
    inset: 0;
  }
  .notFoundPage-lead {
    margin: 14px 0 24px;
  }
  @media (min-width: 1024px) {
    .notFoundPage {
      grid-template-columns: 1.1fr 1fr;
      gap: 72px;
      align-items: center;
      padding-top: 72px;
    }
  }
`;
