import { css } from 'styled-components';

export const starsStyles = css`
  .stars {
    width: 79px;
    height: 15px;
    flex: none;
    overflow: visible;
  }
  .stars-l {
    width: 114px;
    height: 22px;
  }
  .stars-xl {
    width: 184px;
    height: 36px;
  }
  .rate {
    display: flex;
    align-items: center;
    gap: 6px;
    font-size: 14px;
    line-height: 20px;
    color: var(--text-2);
  }
  .rate span {
    white-space: nowrap;
  }
  .rate b {
    color: var(--text);
    font-weight: 700;
    font-variant-numeric: tabular-nums;
  }
`;
