import { css } from 'styled-components';

export const accountShellStyles = css`
  .acct {
    padding-top: 24px;
    display: grid;
    gap: 32px;
  }
  .amain {
    min-width: 0;
  }
  .amain > h1 {
    margin-bottom: 18px;
  }
  .aprof {
    display: flex;
    align-items: center;
    gap: 16px;
    padding: 0 0 20px;
  }
  .aprof b {
    display: block;
    font-size: 18px;
  }
  .amenu nav {
    display: grid;
    border-top: 1px solid var(--line);
    padding-top: 12px;
  }
  .amenu nav a,
  .amenu nav button {
    display: flex;
    align-items: center;
    gap: 14px;
    min-height: 48px;
    padding: 0 14px;
    border-radius: var(--r-s);
    font-weight: 600;
    text-align: left;
  }
  .amenu nav :is(a, button):hover {
    background: var(--brand-soft);
    color: var(--brand);
  }
  .amenu nav a[aria-current] {
    background: var(--brand-soft-2);
    color: var(--brand);
    font-weight: 800;
  }
  .amenu nav .badge {
    margin-left: auto;
  }
  .amenu nav .out {
    color: var(--danger-text);
    margin-top: 8px;
  }
  @media (min-width: 1024px) {
    .acct {
      grid-template-columns: 272px 1fr;
      gap: 56px;
      padding-top: 48px;
    }
    .amain > h1 {
      margin-bottom: 24px;
    }
  }
`;
