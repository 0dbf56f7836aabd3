import { css } from 'styled-components';

export const iconStyles = css`
  .icon {
    width: var(--icon-size, 20px);
    height: var(--icon-size, 20px);
    flex: none;
    fill: currentColor;
  }
  .icon-16 {
    width: 16px;
    height: 16px;
  }
  .icon-18 {
    width: 18px;
    height: 18px;
  }
  .icon-24 {
    width: 24px;
    height: 24px;
  }
  .icon-28 {
    width: 28px;
    height: 28px;
  }
  .icon-32 {
    width: 32px;
    height: 32px;
  }
`;
