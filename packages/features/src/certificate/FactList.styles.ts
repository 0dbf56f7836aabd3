import { css } from 'styled-components';

export const factListStyles = css`
  .factList {
    display: grid;
    gap: 14px;
    padding-bottom: 24px;
    border-bottom: 1px solid var(--line);
  }
  .factList dt {
    font-size: 14px;
    color: var(--text-2);
  }
  .factList dd {
    font-weight: 700;
    overflow-wrap: anywhere;
  }
`;
