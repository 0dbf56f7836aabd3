import { css } from 'styled-components';

export const tagFieldStyles = css`
  .tagin {
    flex-wrap: wrap;
    padding-block: 5px;
    gap: 6px;
  }
  .tagin .chip {
    font-size: 14px;
    padding-left: 12px;
  }
  .tagin input {
    min-width: 120px;
  }
`;
