import { css } from 'styled-components';

export const buttonStyles = css`
  .btn {
    --b-bg: var(--brand);
    --b-fg: var(--on-brand);
    --b-bd: transparent;
    position: relative;
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 8px;
    min-height: 48px;
    padding: 10px 22px;
    border-radius: var(--r-s);
    border: 1.5px solid var(--b-bd);
    background: var(--b-bg);
    color: var(--b-fg);
    font-weight: 700;
    font-size: 1rem;
    line-height: 1.4;
    text-align: center;
    white-space: nowrap;
    transition:
      background var(--t-fast) var(--ease),
      border-color var(--t-fast) var(--ease),
      transform var(--t-fast) var(--ease);
  }
  .btn:hover,
  .btn.is-hover {
    --b-bg: var(--brand-hover);
  }
  .btn:active,
  .btn.is-press {
    --b-bg: var(--brand-press);
    transform: translateY(1px);
  }
  .btn-sm {
    min-height: 44px;
    padding: 8px 16px;
    font-size: 0.9375rem;
  }
  .btn-lg {
    min-height: 56px;
    padding: 14px 28px;
    font-size: 1.0625rem;
  }
  .btn-block {
    display: flex;
    width: 100%;
  }
  .btn-flame {
    --b-bg: var(--flame);
    --b-fg: var(--on-flame);
  }
  .btn-flame:hover,
  .btn-flame.is-hover {
    --b-bg: var(--flame-hover);
  }
  .btn-flame:active,
  .btn-flame.is-press {
    --b-bg: var(--flame-press);
  }
  .btn-line {
    --b-bg: var(--bg-surface);
    --b-fg: var(--brand);
    --b-bd: var(--brand);
  }
  .btn-line:hover,
  .btn-line.is-hover {
    --b-bg: var(--brand-soft);
  }
  .btn-line:active,
  .btn-line.is-press {
    --b-bg: var(--brand-soft-2);
  }
  .btn-ghost {
    --b-bg: transparent;
    --b-fg: var(--brand);
  }
  .btn-ghost:hover,
  .btn-ghost.is-hover {
    --b-bg: var(--brand-soft);
  }
  .btn-ghost:active,
  .btn-ghost.is-press {
    --b-bg: var(--brand-soft-2);
  }
  .btn-danger {
    --b-bg: var(--danger);
    --b-fg: var(--on-danger);
  }
  .btn-danger:hover,
  .btn-danger.is-hover,
  .btn-danger:active,
  .btn-danger.is-press {
    --b-bg: var(--danger-hover);
  }
  .btn-danger-line {
    --b-bg: var(--bg-surface);
    --b-fg: var(--danger-text);
    --b-bd: var(--danger);
  }
  .btn-danger-line:hover,
  .btn-danger-line.is-hover {
    --b-bg: var(--danger-soft);
  }
  .btn-danger-line:active,
  .btn-danger-line.is-press {
    --b-bg: var(--danger-soft-2);
  }
  .btn-onDeep {
    --b-bg: #fff;
    --b-fg: var(--nila-900);
  }
  .btn-onDeep:hover {
    --b-bg: var(--nila-100);
  }
  .btn[disabled],
  .btn.is-off {
    --b-bg: var(--disabled-bg);
    --b-fg: var(--disabled-text);
    --b-bd: transparent;
    cursor: not-allowed;
    transform: none;
  }
  .btn.is-load {
    cursor: progress;
  }
  .spin {
    width: 18px;
    height: 18px;
    border-radius: 50%;
    border: 2.5px solid currentColor;
    border-right-color: transparent;
    animation: spin 0.8s linear infinite;
  }
  @keyframes spin {
    to {
      transform: rotate(1turn);
    }
  }
`;
