import { css } from 'styled-components';

export const checkResultStyles = css`
  .checkResult {
    background: var(--bg-surface);
    border: 1px solid var(--line);
    border-radius: var(--r-l);
    overflow: hidden;
  }
  .checkResult-head {
    display: flex;
    align-items: center;
    gap: 16px;
    padding: 20px;
    background: var(--warn-soft-2);
  }
  .checkResult-head h2 {
    font-size: 1.375rem;
    line-height: 1.32;
    font-weight: 800;
    letter-spacing: -0.015em;
  }
  .checkResult-head p {
    font-size: 0.9375rem;
    color: var(--warn-text);
  }
  .checkResult-mark {
    width: 56px;
    height: 56px;
    flex: none;
    display: grid;
    place-items: center;
    border-radius: var(--r-kelopak);
    background: var(--kunyit-300);
    color: var(--kunyit-800);
  }
  .checkResult-valid .checkResult-head {
    background: var(--success-soft);
  }
  .checkResult-valid .checkResult-mark {
    background: var(--success);
    color: var(--bg-surface);
  }
  .checkResult-valid .checkResult-head p {
    color: var(--success-text);
  }
  .checkResult-changed .checkResult-head {
    background: var(--danger-soft-2);
  }
  .checkResult-changed .checkResult-mark {
    background: var(--danger);
    color: var(--on-danger);
  }
  .checkResult-changed .checkResult-head p {
    color: var(--danger-text);
  }
  .checkResult-body {
    display: grid;
    gap: 24px;
    padding: 20px;
  }
  .checkResult-facts > div {
    display: grid;
    gap: 2px;
    padding: 12px 0;
    border-top: 1px solid var(--line);
  }
  .checkResult-facts > div:first-child {
    border-top: 0;
  }
  .checkResult-facts dt {
    font-size: 0.875rem;
    color: var(--text-2);
  }
  .checkResult-facts dd {
    font-weight: 700;
    overflow-wrap: anywhere;
  }
  .checkResult-facts .checkResult-differs {
    margin-inline: -14px;
    padding-inline: 14px;
    background: var(--danger-soft);
    border-radius: var(--r-s);
    border-top-color: transparent;
  }
  .checkResult-facts del {
    color: var(--danger-text);
    text-decoration-thickness: 1.5px;
  }
  .checkResult-aside {
    display: grid;
    gap: 14px;
    align-content: start;
  }
  .checkResult-aside > :first-child {
    border-radius: var(--r-m);
    padding: 16px;
  }
  .checkResult-actions {
    display: grid;
    gap: 14px;
  }
  @media (min-width: 768px) {
    .checkResult-head {
      padding: 24px 32px;
    }
    .checkResult-body {
      padding: 16px 32px 32px;
    }
    .checkResult-facts > div {
      grid-template-columns: 190px minmax(0, 1fr);
      gap: 16px;
      align-items: baseline;
    }
    .checkResult-body:has(> .checkResult-aside) {
      grid-template-columns: minmax(0, 1fr) 300px;
      gap: 40px;
    }
  }
`;
