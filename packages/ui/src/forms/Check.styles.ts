import { css } from 'styled-components';

export const checkStyles = css`
  .check {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 44px;
    font-size: 15px;
    cursor: pointer;
  }
  .check .n {
    margin-left: auto;
    color: var(--text-2);
    font-size: 14px;
    font-variant-numeric: tabular-nums;
  }
  .check .bx {
    width: 22px;
    height: 22px;
    flex: none;
    border: 2px solid var(--line-control);
    border-radius: 6px;
    display: grid;
    place-items: center;
    color: transparent;
    background: var(--bg-surface);
  }
  .check .bx .i {
    width: 16px;
    height: 16px;
  }
  .check.on .bx {
    background: var(--brand);
    border-color: var(--brand);
    color: var(--on-brand);
  }
  .check.is-off {
    color: var(--text-disabled);
    cursor: not-allowed;
  }
  .check.is-off .bx {
    border-color: var(--line-strong);
    background: var(--bg-band);
  }
  .check.radio .bx {
    border-radius: 50%;
  }
  .check.radio.on .bx {
    background: var(--bg-surface);
    border-width: 7px;
  }
`;
