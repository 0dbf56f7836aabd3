import { css } from 'styled-components';

export const drawerStyles = css`
  .drawer {
    width: min(324px, 100vw);
    max-width: none;
    height: 100%;
    max-height: none;
    margin: 0;
    padding: 0;
    border: 0;
    background: var(--bg-raised);
    color: var(--text);
    box-shadow: var(--e-3);
    overscroll-behavior: contain;
  }
  .drawer[open] {
    display: flex;
    flex-direction: column;
    animation: drawer-in var(--t-slow) var(--ease);
  }
  .drawer::backdrop {
    background: var(--scrim);
  }
  body:has(.drawer[open]) {
    overflow: hidden;
  }
  @keyframes drawer-in {
    from {
      transform: translateX(-100%);
    }
  }
  .drawer-head {
    display: flex;
    justify-content: space-between;
    align-items: center;
    padding: 8px 8px 8px 20px;
  }
  .drawer-profile {
    display: flex;
    align-items: center;
    gap: 14px;
    margin: 0 12px;
    padding: 12px;
    border-radius: var(--r-m);
    background: var(--brand-soft);
  }
  .drawer-profile > span:nth-child(2) {
    flex: 1;
    min-width: 0;
  }
  .drawer-profile b {
    display: block;
  }
  .drawer-login {
    display: grid;
    gap: 10px;
    padding: 4px 20px 12px;
  }
  .drawer-links {
    --badge-margin-left: auto;
    flex: 1;
    padding: 12px;
    overflow: auto;
  }
  .drawer-links :is(a, button),
  .drawer-logOut {
    display: flex;
    align-items: center;
    gap: 16px;
    width: 100%;
    min-height: 50px;
    padding: 0 12px;
    border-radius: var(--r-s);
    font-weight: 600;
    text-align: left;
  }
  .drawer-links :is(a, button):hover {
    background: var(--brand-soft);
    color: var(--brand);
  }
  .drawer-links :is(a, button):focus-visible {
    outline-offset: -3px;
  }
  .drawer-logOut {
    width: auto;
    margin: 0 12px 16px;
    color: var(--danger-text);
    border-top: 1px solid var(--line);
    border-radius: 0;
    min-height: 60px;
  }
`;
