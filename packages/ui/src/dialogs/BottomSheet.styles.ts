import { css } from 'styled-components';

/** Parts of a sheet with a head and a foot: filter, sorting, promo. */
export const bottomSheetStyles = css`
  .bottomSheet-head {
    display: flex;
    align-items: center;
    justify-content: space-between;
    padding: 6px 8px 10px 20px;
    border-bottom: 1px solid var(--line);
  }
  .bottomSheet-body {
    padding: 16px 20px;
    overflow: auto;
  }
  .bottomSheet-foot {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
    padding: 12px 20px 20px;
    border-top: 1px solid var(--line);
  }
  .bottomSheet-foot > * {
    flex: 1;
  }
  .bottomSheet-stack {
    display: grid;
    gap: 16px;
  }
  .bottomSheet-form {
    display: flex;
    flex-direction: column;
    min-height: 0;
  }
  @media (min-width: 1024px) {
    .bottomSheet-head {
      padding: 12px 12px 12px 28px;
    }
    .bottomSheet-body {
      padding: 20px 28px;
    }
  }
`;
