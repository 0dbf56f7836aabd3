import { css } from 'styled-components';

export const themeSwitchStyles = css`
  .themeSwitch {
    display: inline-flex;
    align-items: center;
    gap: 12px;
    min-height: 50px;
  }
  html:not([data-theme-ready]) .themeSwitch {
    display: none;
  }
  .themeSwitch-field {
    min-height: 44px;
    padding-inline: 12px;
    border: 1px solid currentcolor;
    border-radius: 8px;
    background: transparent;
    color: inherit;
    font: inherit;
  }
  .themeSwitch-field > option {
    color: initial;
  }
`;
