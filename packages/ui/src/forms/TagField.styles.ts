import { css } from 'styled-components';

export const tagFieldStyles = css`
  .tagField {
    flex-wrap: wrap;
    padding-block: 5px;
    gap: 6px;
  }
  .tagField .tagField-tag {
    font-size: 0.875rem;
    padding-left: 12px;
  }
  .tagField input {
    min-width: 120px;
  }
`;
