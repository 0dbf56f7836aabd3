import { css } from 'styled-components';

export const keptStyles = css`
  .kept-list {
    margin-top: 12px;
  }
  .kept-list li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    border-top: 1px solid var(--line);
  }
  .kept-list a {
    display: grid;
    gap: 2px;
    flex: 1;
    min-width: 0;
    padding: 14px 0;
    overflow-wrap: anywhere;
  }
`;
