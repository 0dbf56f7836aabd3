import { css } from 'styled-components';

export const internshipStyles = css`
  .internship-section {
    display: grid;
    justify-items: start;
    gap: 16px;
    margin-bottom: 32px;
  }
  .internship-section > div {
    justify-self: stretch;
  }
  .internship-line {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 16px;
  }
  .internship-course {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    justify-self: stretch;
    gap: 16px;
  }
  .internship-facts {
    display: grid;
    gap: 8px;
    flex: 1 1 280px;
    min-width: 0;
  }
  .internship-file {
    max-width: 100%;
    height: auto;
    --button-wrap: normal;
  }
  .internship-letter {
    display: grid;
    gap: 16px;
    overflow-wrap: anywhere;
  }
  .internship-letter dd {
    margin: 0;
  }
`;
