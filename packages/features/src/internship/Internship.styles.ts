import { css } from 'styled-components';

export const internshipStyles = css`
  .onJob-section {
    display: grid;
    justify-items: start;
    gap: 16px;
    margin-bottom: 32px;
  }
  .onJob-section .progressBar {
    justify-self: stretch;
  }
  .onJob-line {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 16px;
  }
  .onJob-course {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    justify-self: stretch;
    gap: 16px;
  }
  .onJob-facts {
    display: grid;
    gap: 8px;
    flex: 1 1 280px;
    min-width: 0;
  }
  .onJob-letter {
    display: grid;
    gap: 16px;
    overflow-wrap: anywhere;
  }
  .onJob-letter dd {
    margin: 0;
  }
`;
