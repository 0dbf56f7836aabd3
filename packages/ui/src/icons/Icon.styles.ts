import { css } from 'styled-components';

export const iconStyles = css`
  .i {
    width: 20px;
    height: 20px;
    flex: none;
    fill: currentColor;
  }
  .i-16 {
    width: 16px;
    height: 16px;
  }
  .i-18 {
    width: 18px;
    height: 18px;
  }
  .i-24 {
    width: 24px;
    height: 24px;
  }
  .i-28 {
    width: 28px;
    height: 28px;
  }
  .i-32 {
    width: 32px;
    height: 32px;
  }
`;
