import { css } from 'styled-components';

export const comparisonScreenStyles = css`
  .comparisonScreen {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 20px;
    padding-block: 20px 56px;
  }
`;
