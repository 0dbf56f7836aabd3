import { css } from 'styled-components';

export const bottomSheetStyles = css`
  .scrim {
    background: var(--scrim);
  }
  .sheet {
    background: var(--bg-raised);
    border-radius: 24px 24px 0 0;
    box-shadow: var(--e-3);
    overflow: hidden;
  }
  .sheet .grab {
    width: 44px;
    height: 5px;
    border-radius: 3px;
    background: var(--line-control);
    margin: 10px auto 2px;
  }
  .sheet-h {
    display: flex;
    align-items: center;
    justify-content: space-between;
    padding: 6px 8px 10px 20px;
    border-bottom: 1px solid var(--line);
  }
  .sheet-b {
    padding: 16px 20px;
  }
  .sheet-f {
    display: flex;
    gap: 12px;
    padding: 12px 20px 20px;
    border-top: 1px solid var(--line);
  }
  .sheet-f .btn {
    flex: 1;
  }
  .ovl {
    position: fixed;
    inset: 0;
    z-index: var(--z-sheet);
    background: var(--scrim);
    display: flex;
    align-items: flex-end;
  }
  .ovl > .sheet {
    width: 100%;
    max-height: 90vh;
    display: flex;
    flex-direction: column;
  }
  .ovl .sheet-b {
    overflow: auto;
  }
  .fsheet .fgrp:first-child {
    border-top: 0;
  }
  .lock {
    overflow: hidden;
    height: 100vh;
  }
  @media (min-width: 1024px) {
    .promo-ov {
      align-items: center;
      justify-content: center;
    }
    .promo-ov > .sheet {
      max-width: 560px;
      border-radius: var(--r-l);
    }
    .promo-ov .sheet-h {
      padding: 12px 12px 12px 28px;
    }
    .promo-ov .sheet-b {
      padding: 20px 28px;
    }
  }
`;
