import { css } from 'styled-components';

export const searchHistoryStyles = css`
  .searchHistory {
    display: grid;
    gap: 10px;
    margin-bottom: 24px;
  }
`;
