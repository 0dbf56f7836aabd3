import { css } from 'styled-components';

export const selectStyles = css`
  .select {
    appearance: none;
    width: 100%;
    min-height: 48px;
    padding: 0 40px 0 16px;
    border: 1.5px solid var(--line-control);
    border-radius: var(--r-s);
    background: var(--bg-surface);
  }
  .select:focus-visible {
    border-radius: var(--r-s);
  }
  .select-small {
    min-height: 44px;
  }
  .select.select-invalid {
    border-color: var(--danger);
    background: var(--danger-soft);
  }
  .select-box {
    position: relative;
    display: block;
  }
  .select-caret {
    position: absolute;
    right: 14px;
    top: calc(50% - 10px);
    pointer-events: none;
    color: var(--text-2);
  }
`;
