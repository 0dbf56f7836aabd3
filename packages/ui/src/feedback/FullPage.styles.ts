import { css } from 'styled-components';

export const fullPageStyles = css`
  .p404 {
    padding-top: 32px;
    display: grid;
    gap: 28px;
  }
  .p404-a {
    position: relative;
    border-radius: var(--r-l);
    overflow: hidden;
  }
  .p404-a :is(img, svg) {
    width: 100%;
    height: auto;
  }
  .needle {
    position: absolute;
    inset: 0;
  }
  .p404 .lead {
    margin: 14px 0 24px;
  }
  .down {
    min-height: 100vh;
    display: grid;
    place-items: center;
    padding: 40px 20px;
  }
  .down-in {
    display: grid;
    justify-items: center;
    text-align: center;
    gap: 14px;
    max-width: 520px;
  }
  .down .kain-mentah {
    width: min(420px, 84vw);
    height: auto;
    margin: 20px 0;
  }
  @media (min-width: 1024px) {
    .p404 {
      grid-template-columns: 1.1fr 1fr;
      gap: 72px;
      align-items: center;
      padding-top: 72px;
    }
  }
`;
