import { css } from 'styled-components';

/** What transactions are looked for by: one field under the other, on wide screens in a row. */
export const historyFilterStyles = css`
  .historyFilter {
    display: grid;
    gap: 12px;
    margin-top: 16px;
  }
  .historyFilter-toggle {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
    color: var(--link);
    font-weight: 700;
    cursor: pointer;
  }
  .historyFilter-fields {
    display: grid;
    gap: 12px;
    padding-block: 8px;
  }
  .historyFilter-links {
    display: flex;
    flex-wrap: wrap;
    gap: 10px;
    align-items: center;
  }
  @media (min-width: 768px) {
    .historyFilter-fields {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      align-items: end;
    }
  }
`;
