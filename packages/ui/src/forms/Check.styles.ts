import { css } from 'styled-components';

const TICK =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Cpath d='M2.5 8.6 6 12l7.5-7.5' fill='none' stroke='%23000' stroke-width='1.9' stroke-linecap='round' stroke-linejoin='round'/%3E%3C/svg%3E\")";

export const checkStyles = css`
  .check {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: var(--check-height, 44px);
    font-size: 0.9375rem;
    cursor: pointer;
  }
  .check-count {
    margin-left: auto;
    color: var(--text-2);
    font-size: 0.875rem;
    font-variant-numeric: tabular-nums;
  }
  .check-stars {
    display: inline-flex;
    vertical-align: -2px;
    margin-right: 12px;
  }
  .check input {
    appearance: none;
    width: 22px;
    height: 22px;
    margin: 0;
    flex: none;
    display: grid;
    border: 2px solid var(--line-control);
    border-radius: 6px;
    background: var(--bg-surface);
    cursor: inherit;
  }
  .check input[type='checkbox']:checked {
    background: var(--brand);
    border-color: var(--brand);
  }
  .check input[type='checkbox']:checked::after {
    content: '';
    width: 18px;
    height: 18px;
    background: var(--on-brand);
    mask: ${TICK} center / 16px no-repeat;
  }
  .check input[type='radio']:checked {
    border: 7px solid var(--brand);
  }
  .check input:focus-visible {
    border-radius: 6px;
  }
  .check input[type='radio'] {
    border-radius: 50%;
  }
  .check:has(:disabled, [aria-disabled='true']) {
    cursor: not-allowed;
    color: var(--text-disabled);
  }
  .check :is(:disabled, [aria-disabled='true']) {
    background: var(--bg-band);
    border-color: var(--line-strong);
  }
  @media (forced-colors: active) {
    .check input {
      appearance: auto;
    }
  }
`;
