import { css } from 'styled-components';

export const priceStyles = css`
  .price {
    flex: var(--price-flex, 0 1 auto);
    white-space: var(--price-wrap, normal);
    font-variant-numeric: tabular-nums;
  }
  .price-was {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--price-was-gap, 8px);
    min-height: 20px;
    font-size: var(--price-was-size, 0.8125rem);
    line-height: 1.25rem;
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
    font-size: 0.75rem;
    line-height: 1.25rem;
  }
  .price-now {
    display: block;
    font-weight: 800;
    font-size: 1.125rem;
    line-height: 1.5rem;
    letter-spacing: -0.01em;
    color: var(--text);
  }
  .price-free {
    color: var(--success-text);
  }
  .price-large .price-now {
    font-size: 2rem;
    line-height: 2.5rem;
    letter-spacing: -0.02em;
  }
  .price-large .price-was {
    font-size: 1rem;
  }
  .price-large .price-percent {
    font-size: 0.875rem;
    line-height: 1.5rem;
    padding: 0 8px;
  }
  @container courseCard (max-width: 239px) {
    .price-now {
      font-size: 1rem;
      line-height: 1.375rem;
    }
    .price-was {
      font-size: 0.75rem;
      gap: 5px;
    }
  }
`;
