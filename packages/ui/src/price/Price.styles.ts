import { css } from 'styled-components';

export const priceStyles = css`
  .price {
    font-variant-numeric: tabular-nums;
  }
  .price-was {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 20px;
    font-size: 13px;
    line-height: 20px;
    color: var(--text-2);
  }
  .price-was s {
    text-decoration-thickness: 1.5px;
  }
  .pct {
    display: inline-block;
    padding: 0 6px;
    border-radius: var(--r-xs);
    background: var(--danger-soft-2);
    color: var(--badge-danger);
    font-weight: 700;
    font-size: 12px;
    line-height: 20px;
  }
  .price-now {
    display: block;
    font-weight: 800;
    font-size: 18px;
    line-height: 24px;
    letter-spacing: -0.01em;
    color: var(--text);
  }
  .price-free {
    color: var(--success-text);
  }
  .price-l .price-now {
    font-size: 32px;
    line-height: 40px;
    letter-spacing: -0.02em;
  }
  .price-l .price-was {
    font-size: 16px;
  }
  .price-l .pct {
    font-size: 14px;
    line-height: 24px;
    padding: 0 8px;
  }
`;
