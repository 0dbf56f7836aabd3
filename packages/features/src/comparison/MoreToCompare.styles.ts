import { css } from 'styled-components';

export const moreToCompareStyles = css`
  .moreToCompare {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 16px;
    margin-top: 16px;
  }
  .moreToCompare form {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 12px;
    max-width: 640px;
  }
  .moreToCompare ul {
    display: grid;
    gap: 12px;
    padding: 0;
    margin: 0;
    list-style: none;
  }
  .moreToCompare li {
    display: grid;
    grid-template-columns: 88px minmax(0, 1fr);
    gap: 8px 14px;
    align-items: center;
    padding: 12px;
    background: var(--bg-surface);
    border: 1px solid var(--line);
    border-radius: var(--r-m);
  }
  .moreToCompare li > :last-child {
    grid-column: 1 / -1;
  }
  @media (min-width: 768px) {
    .moreToCompare form {
      grid-template-columns: 1fr auto;
      align-items: end;
    }
    .moreToCompare ul {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  @media (min-width: 1024px) {
    .moreToCompare li {
      grid-template-columns: 120px minmax(0, 1fr) auto;
    }
    .moreToCompare li > :last-child {
      grid-column: auto;
    }
  }
`;
