import { css } from 'styled-components';

export const recapStyles = css`
  .recap,
  .recap-aside,
  .recap-deeds {
    display: grid;
    gap: 20px;
    align-content: start;
  }
  .recap {
    gap: 32px;
  }
  .recap-shared {
    display: grid;
    gap: 24px;
    padding-block: 32px 72px;
  }
  .recap-picture {
    width: 100%;
    max-width: 540px;
    height: auto;
    aspect-ratio: 4 / 5;
    border-radius: var(--r-m);
    background: var(--nila-900);
  }
  .recap-deeds {
    gap: 12px;
  }
  .recap-aside h2 {
    margin-bottom: 8px;
  }
  .recap-years {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
    margin-bottom: 20px;
  }
  .recap-years a {
    min-width: 44px;
    padding: 10px 14px;
    border: 1px solid var(--line-control);
    border-radius: var(--r-s);
    text-align: center;
  }
  .recap-years a[aria-current] {
    border-color: var(--brand);
    background: var(--brand);
    color: var(--on-brand);
    font-weight: 700;
  }
  @media (width >= 800px) {
    .recap {
      grid-template-columns: minmax(0, 540px) minmax(200px, 1fr);
    }
  }
`;
