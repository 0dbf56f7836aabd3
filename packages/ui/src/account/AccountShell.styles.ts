import { css } from 'styled-components';

export const accountShellStyles = css`
  .accountShell {
    padding-top: 24px;
    display: grid;
    gap: 32px;
  }
  .accountShell-main {
    min-width: 0;
  }
  .accountShell-main > h1 {
    margin-bottom: 18px;
  }
  .accountShell-profile {
    display: flex;
    align-items: center;
    gap: 16px;
    padding: 0 0 20px;
  }
  .accountShell-profile b {
    display: block;
    font-size: 1.125rem;
  }
  .accountShell-menu nav {
    --badge-margin-left: auto;
    display: grid;
    border-top: 1px solid var(--line);
    padding-top: 12px;
  }
  .accountShell-menu nav a,
  .accountShell-menu nav button {
    display: flex;
    align-items: center;
    gap: 14px;
    min-height: 48px;
    padding: 0 14px;
    border-radius: var(--r-s);
    font-weight: 600;
    text-align: left;
  }
  .accountShell-menu nav :is(a, button):hover {
    background: var(--brand-soft);
    color: var(--brand);
  }
  .accountShell-menu nav a[aria-current] {
    background: var(--brand-soft-2);
    color: var(--brand);
    font-weight: 800;
  }
  .accountShell-menu nav .accountShell-logOut {
    color: var(--danger-text);
    margin-top: 8px;
  }
  @media (min-width: 1024px) {
    .accountShell {
      grid-template-columns: 272px 1fr;
      gap: 56px;
      padding-top: 48px;
    }
    .accountShell-main > h1 {
      margin-bottom: 24px;
    }
  }
`;
