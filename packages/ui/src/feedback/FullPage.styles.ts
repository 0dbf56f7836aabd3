import { css } from 'styled-components';

export const fullPageStyles = css`
  .fullPage-notFound {
    --button-wrap: normal;
    padding-top: 32px;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 28px;
    overflow-wrap: anywhere;
  }
  .fullPage-art {
    position: relative;
    border-radius: var(--r-l);
    overflow: hidden;
  }
  .fullPage-art :is(img, svg) {
    width: 100%;
    height: auto;
  }
  .fullPage-needle {
    position: absolute;
    inset: 0;
  }
  .fullPage-lead {
    margin: 14px 0 24px;
  }
  .fullPage-downtime {
    min-height: 100vh;
    display: grid;
    place-items: center;
    padding: 40px 20px;
  }
  .fullPage-inside {
    display: grid;
    justify-items: center;
    text-align: center;
    gap: 14px;
    max-width: 520px;
  }
  .fullPage-cloth {
    width: min(420px, 84vw);
    height: auto;
    margin: 20px 0;
  }
  @media (min-width: 1024px) {
    .fullPage-notFound {
      grid-template-columns: 1.1fr 1fr;
      gap: 72px;
      align-items: center;
      padding-top: 72px;
    }
  }
`;
