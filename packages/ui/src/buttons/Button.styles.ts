import { css } from 'styled-components';

export const buttonStyles = css`
  .button {
    --b-bg: var(--brand);
    --b-fg: var(--on-brand);
    --b-bd: transparent;
    position: relative;
    display: inline-flex;
    flex: var(--button-flex, 0 1 auto);
    align-items: center;
    justify-content: center;
    gap: 8px;
    width: var(--button-width, auto);
    min-width: var(--button-min-width, fit-content);
    min-height: 48px;
    margin-top: var(--button-margin-top, 0);
    padding: 10px var(--button-padding, 22px);
    border-radius: var(--r-s);
    border: 1.5px solid var(--b-bd);
    background: var(--b-bg);
    color: var(--b-fg);
    font-weight: 700;
    font-size: var(--button-size, 1rem);
    line-height: var(--button-line-height, 1.4);
    text-align: center;
    white-space: var(--button-wrap, normal);
    transition:
      background var(--t-fast) var(--ease),
      border-color var(--t-fast) var(--ease),
      transform var(--t-fast) var(--ease);
  }
  .button:hover,
  .button.button-hover {
    --b-bg: var(--brand-hover);
  }
  .button:active,
  .button.button-press {
    --b-bg: var(--brand-press);
    transform: translateY(1px);
  }
  .button-small {
    min-height: 44px;
    padding: 8px var(--button-padding, 16px);
    font-size: var(--button-size, 0.9375rem);
  }
  .button-large {
    min-height: 56px;
    padding: 14px var(--button-padding, 28px);
    font-size: var(--button-size, 1.0625rem);
  }
  .button-block {
    display: flex;
    width: 100%;
  }
  .button-flame {
    --b-bg: var(--flame);
    --b-fg: var(--on-flame);
  }
  .button-flame:hover,
  .button-flame.button-hover {
    --b-bg: var(--flame-hover);
  }
  .button-flame:active,
  .button-flame.button-press {
    --b-bg: var(--flame-press);
  }
  .button-line {
    --b-bg: var(--bg-surface);
    --b-fg: var(--brand);
    --b-bd: var(--brand);
  }
  .button-line:hover,
  .button-line.button-hover {
    --b-bg: var(--brand-soft);
  }
  .button-line:active,
  .button-line.button-press {
    --b-bg: var(--brand-soft-2);
  }
  .button-plain {
    --b-bg: transparent;
    --b-fg: var(--brand);
  }
  .button-plain:hover,
  .button-plain.button-hover {
    --b-bg: var(--brand-soft);
  }
  .button-plain:active,
  .button-plain.button-press {
    --b-bg: var(--brand-soft-2);
  }
  .button-danger {
    --b-bg: var(--danger);
    --b-fg: var(--on-danger);
  }
  .button-danger:hover,
  .button-danger.button-hover,
  .button-danger:active,
  .button-danger.button-press {
    --b-bg: var(--danger-hover);
  }
  .button-dangerLine {
    --b-bg: var(--bg-surface);
    --b-fg: var(--danger-text);
    --b-bd: var(--danger);
  }
  .button-dangerLine:hover,
  .button-dangerLine.button-hover {
    --b-bg: var(--danger-soft);
  }
  .button-dangerLine:active,
  .button-dangerLine.button-press {
    --b-bg: var(--danger-soft-2);
  }
  .button-onDeep {
    --b-bg: #fff;
    --b-fg: var(--nila-900);
  }
  .button-onDeep:hover {
    --b-bg: var(--nila-100);
  }
  .button[disabled] {
    --b-bg: var(--disabled-bg);
    --b-fg: var(--disabled-text);
    --b-bd: transparent;
    cursor: not-allowed;
    transform: none;
  }
  .button.button-loading {
    cursor: progress;
  }
  .button-spinner {
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
