import { css } from 'styled-components';

export const comparisonScreenStyles = css`
  .comparisonScreen {
    display: grid;
    gap: 20px;
    padding-block: 20px 56px;
  }
`;
