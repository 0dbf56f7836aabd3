import { css } from 'styled-components';

export const savedFilterStyles = css`
  .savedFilter-list {
    display: grid;
    gap: 16px;
    margin-block: 16px;
  }
  .savedFilter-list li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 8px 16px;
  }
  .savedFilter-form {
    display: grid;
    gap: 16px;
    margin-bottom: 24px;
  }
`;
