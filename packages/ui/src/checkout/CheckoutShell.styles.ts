import { css } from 'styled-components';

export const checkoutShellStyles = css`
  .checkoutShell-header {
    justify-content: space-between;
  }
  .checkoutShell-header .checkoutShell-logo {
    --brand-overflow: hidden;
    --brand-wrap: nowrap;
    margin-right: 0;
    min-width: 0;
  }
  @media (max-width: 479px) {
    .checkoutShell-header {
      --sub-brand-display: none;
    }
  }
  .checkoutShell-secure {
    align-items: center;
    gap: 8px;
  }
  .checkoutShell-main {
    padding-top: 28px;
    display: grid;
    gap: 20px;
  }
  .checkoutShell-main h1 {
    margin-bottom: 18px;
  }
  .checkoutShell-main > div {
    --note-margin: 0 0 16px;
  }
  @media (min-width: 1024px) {
    .checkoutShell-main {
      grid-template-columns: minmax(0, 1fr) 400px;
      gap: 32px;
      padding-top: 44px;
      align-items: start;
    }
    .checkoutShell-main aside {
      position: sticky;
      top: 124px;
      padding-top: 64px;
    }
  }
`;
