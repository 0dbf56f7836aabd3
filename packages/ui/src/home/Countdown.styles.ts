import { css } from 'styled-components';

export const countdownStyles = css`
  .count {
    display: flex;
    align-items: center;
    gap: 6px;
    font-weight: 800;
  }
  .count .u {
    display: grid;
    justify-items: center;
    gap: 2px;
  }
  .count .d {
    min-width: 44px;
    height: 44px;
    padding: 0 8px;
    border-radius: var(--r-s);
    background: var(--mengkudu-900);
    color: #fff;
    font-size: 20px;
    line-height: 44px;
    text-align: center;
    font-variant-numeric: tabular-nums;
  }
  .count .s {
    font-size: 20px;
  }
`;
