import { css } from 'styled-components';

export const priceStyles = css`
  .price {
    flex: var(--price-flex, 0 1 auto);
    white-space: var(--price-wrap, normal);
    font-variant-numeric: tabular-nums;
  }
  .price-was {
    display: flex;
    align-items: center;
    gap: var(--price-was-gap, 8px);
    min-height: 20px;
    font-size: var(--price-was-size, 13px);
    line-height: 20px;
    color: var(--text-2);
  }
  .price-was s {
    text-decoration-thickness: 1.5px;
  }
  .price-percent {
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
  .price-large .price-now {
    font-size: 32px;
    line-height: 40px;
    letter-spacing: -0.02em;
  }
  .price-large .price-was {
    font-size: 16px;
  }
  .price-large .price-percent {
    font-size: 14px;
    line-height: 24px;
    padding: 0 8px;
  }
  @container courseCard (max-width: 239px) {
    .price-now {
      font-size: 16px;
      line-height: 22px;
    }
    .price-was {
      font-size: 12px;
      gap: 5px;
    }
  }
`;
