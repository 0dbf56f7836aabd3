import { css } from 'styled-components';

export const ownDatesStyles = css`
  .ownDates-list {
    margin-top: 24px;
  }
`;
