import { css } from 'styled-components';

export const bundlesScreenStyles = css`
  .bundlesScreen {
    padding-block: 20px 0;
  }
`;
