import { css } from 'styled-components';

export const buyBoxStyles = css`
  .buyBox {
    background: var(--bg-surface);
    border: 1px solid var(--line);
    border-radius: var(--r-l);
    overflow: hidden;
    box-shadow: var(--e-2);
  }
  .buyBox-trial {
    float: right;
    margin: -60px 12px 0;
  }
  .buyBox-body {
    padding: 20px 24px 24px;
    display: grid;
    gap: 14px;
  }
  .buyBox-price:empty {
    display: none;
  }
  .buyBox-owned {
    display: grid;
    gap: 6px;
    margin-top: 12px;
  }
  .buyBox-owned progress {
    width: 100%;
    accent-color: var(--brand);
  }
  .buyBox-secondary {
    display: flex;
    gap: 12px;
  }
  .buyBox-secondary > * {
    flex: 1;
  }
  .buyBox-facts {
    border-top: 1px solid var(--line);
    padding-top: 8px;
  }
  .buyBox-facts li {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 40px;
    font-size: 0.9375rem;
  }
  .buyBox-icon {
    color: var(--text-2);
  }
  .buyBox-facts b {
    margin-left: auto;
    font-weight: 700;
  }
  .buyBox-bar {
    --button-flex: 1 1 min(9rem, 38vw); /* with large letters below the price, and kept to a line there */
    --button-line-height: 1.2;
    --button-min-width: 0;
    --button-padding: 14px;
    --button-size: min(1rem, 7vw);
    --button-wrap: normal;
    --price-flex: 1 0 auto;
    --price-was-gap: 4px;
    --price-was-size: 0.75rem;
    --price-wrap: nowrap;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 12px;
    padding: 8px var(--gutter) 10px;
  }
  @media (max-width: 389px) {
    .buyBox-bar > [aria-pressed] {
      display: none;
    }
  }
  @media (min-width: 390px) and (max-width: 1023px) {
    .buyBox-secondary > [aria-pressed] {
      display: none; /* the bar has the heart */
    }
  }
  @media (max-width: 1023px) {
    .buyBox {
      margin-top: 20px;
      box-shadow: none;
    }
    .buyBox-body {
      padding: 16px;
    }
    .buyBox-inBar,
    .buyBox-body > :has(> .buyBox-inBar) {
      display: none;
    }
    .buyBox-inBar:has(.buyBox-owned) {
      display: block;
    }
  }
  @media (min-width: 1024px) {
    .buyBox {
      position: sticky;
      top: calc(var(--header-h) + 24px);
      margin-top: -330px;
      z-index: 3;
    }
  }
`;
