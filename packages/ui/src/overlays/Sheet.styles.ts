import { css } from 'styled-components';

/** Parts of a sheet with a head and a foot: filter, sorting, promo. */
export const bottomSheetStyles = css`
  .sheet-h {
    display: flex;
    align-items: center;
    justify-content: space-between;
    padding: 6px 8px 10px 20px;
    border-bottom: 1px solid var(--line);
  }
  .sheet-b {
    padding: 16px 20px;
    overflow: auto;
  }
  .sheet-f {
    display: flex;
    gap: 12px;
    padding: 12px 20px 20px;
    border-top: 1px solid var(--line);
  }
  .sheet-f > * {
    flex: 1;
  }
  .sheet-form {
    display: flex;
    flex-direction: column;
    min-height: 0;
  }
  .sheet-b > .fgrp:first-child {
    border-top: 0;
  }
  @media (min-width: 1024px) {
    .sheet-h {
      padding: 12px 12px 12px 28px;
    }
    .sheet-b {
      padding: 20px 28px;
    }
  }
`;
