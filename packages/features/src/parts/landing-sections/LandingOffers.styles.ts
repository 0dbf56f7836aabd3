import { css } from 'styled-components';

export const landingOffersStyles = css`
  .landingOffers {
    display: grid;
    gap: 20px;
  }
  .landingOffers-card {
    position: relative;
    display: flex;
    flex-direction: column;
    gap: 12px;
    padding: 76px 20px 20px;
    border: 1px solid var(--line);
    border-radius: var(--r-m);
    overflow: hidden;
    background: var(--bg-surface);
  }
  .landingOffers-recommended {
    border: 2px solid var(--brand);
  }
  .landingOffers-strip {
    position: absolute;
    inset: 0 0 auto;
    height: 56px;
    overflow: hidden;
  }
  .landingOffers-strip::after {
    content: '';
    position: absolute;
    inset: auto 0 -1px;
    height: 8px;
    background: var(--bg-surface);
    mask: var(--hem-walang) repeat-x 50% 100% / 12px 8px;
  }
  .landingOffers-head {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    align-items: center;
    justify-content: space-between;
  }
  .landingOffers-price {
    display: block;
    font-size: 2rem;
    font-weight: 800;
    line-height: 1.25;
    letter-spacing: -0.02em;
    font-variant-numeric: tabular-nums;
  }
  .landingOffers-points {
    display: grid;
    gap: 8px;
    margin-block-end: auto;
    padding-block-end: 12px;
  }
  .landingOffers-points li {
    display: flex;
    gap: 10px;
  }
  .landingOffers-check {
    margin-block-start: 3px;
    color: var(--success-text);
  }
  @media (min-width: 768px) {
    .landingOffers {
      grid-template-columns: repeat(auto-fit, minmax(240px, 1fr));
    }
  }
`;
