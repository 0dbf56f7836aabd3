import { css } from 'styled-components';

export const checkoutShellStyles = css`
  .chk {
    justify-content: space-between;
  }
  .chk .logo {
    margin-right: 0 !important;
    min-width: 0;
  }
  .chk .logo .h3 {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  @media (max-width: 479px) {
    .chk .sub-brand {
      display: none;
    }
  }
  .chk .steps {
    flex: none;
  }
  .chk-s {
    align-items: center;
    gap: 8px;
  }
  .chkm {
    padding-top: 28px;
    display: grid;
    gap: 20px;
  }
  .chkm h1 {
    margin-bottom: 18px;
  }
  .chkm > div > .note {
    margin-bottom: 16px;
  }
  @media (min-width: 1024px) {
    .chkm {
      grid-template-columns: minmax(0, 1fr) 400px;
      gap: 32px;
      padding-top: 44px;
      align-items: start;
    }
    .chkm aside {
      position: sticky;
      top: 124px;
      padding-top: 64px;
    }
  }
`;
