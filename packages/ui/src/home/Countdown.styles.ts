import { css } from 'styled-components';

export const countdownStyles = css`
  .countdown {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 6px;
    font-size: 1.25rem;
    font-weight: 800;
  }
  .countdown-digits {
    min-width: 2.75rem;
    height: 2.75rem;
    padding: 0 8px;
    border-radius: var(--r-s);
    background: var(--countdown-ground, var(--mengkudu-900));
    color: #fff;
    line-height: 2.75rem;
    text-align: center;
    font-variant-numeric: tabular-nums;
  }
`;
