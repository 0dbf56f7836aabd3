import { css } from 'styled-components';

export const tooltipStyles = css`
  .tip {
    display: inline-block;
    max-width: 280px;
    padding: 10px 14px;
    border-radius: var(--r-s);
    background: var(--snack);
    color: var(--on-snack);
    font-size: 14px;
    line-height: 1.45;
    position: relative;
  }
  .tip::after {
    content: "";
    position: absolute;
    left: 22px;
    bottom: -7px;
    border: 7px solid transparent;
    border-top-color: var(--snack);
    border-bottom: 0;
  }
`;
