import { css } from 'styled-components';

export const fieldStyles = css`
  .field {
    display: block;
    min-width: 0;
  }
  .field-group {
    border: 0;
    margin: 0;
    padding: 0;
  }
  .field-group > legend {
    padding: 0;
  }
  .field > .field-label {
    display: flex;
    align-items: center;
    gap: 8px;
    font-weight: 700;
    font-size: 0.9375rem;
    margin-bottom: 8px;
  }
  .field-info {
    display: inline-flex;
    color: var(--danger-text);
  }
  .field-label .field-verified {
    margin-left: auto;
  }
  .field-inputButton {
    margin-right: -12px;
    flex: none;
  }
  .field-required {
    color: var(--danger-text);
    margin-left: 4px;
  }
  .field .field-optional {
    font-weight: 500;
    color: var(--text-2);
    font-size: 0.875rem;
  }
  .field-input {
    display: flex;
    align-items: center;
    gap: 10px;
    width: 100%;
    min-width: 0;
    min-height: 48px;
    padding: 0 16px;
    border: 1.5px solid var(--line-control);
    border-radius: var(--r-s);
    background: var(--bg-surface);
    color: var(--text);
  }
  .field-input input,
  .field-input textarea {
    flex: 1;
    min-width: 0;
    width: 100%;
    border: 0;
    background: none;
    outline: 0;
    padding: 10px 0;
  }
  .field-input input::placeholder,
  .field-input textarea::placeholder {
    color: var(--text-2);
    opacity: 1;
  }
  .field-input:hover {
    border-color: var(--text-2);
  }
  .field-input:focus-within {
    border-color: var(--focus);
    outline: 3px solid var(--focus);
    outline-offset: 1px;
    border-radius: var(--r-s);
  }
  .field-input.field-invalid {
    border-color: var(--danger);
    background: var(--danger-soft);
  }
  .field-input.field-off {
    background: var(--bg-band);
    border-color: var(--line-strong);
    color: var(--text-2);
  }
  .field-help {
    display: flex;
    align-items: flex-start;
    gap: 6px;
    margin-top: 8px;
    font-size: 0.875rem;
    line-height: 1.25rem;
    color: var(--text-2);
  }
  .field-helpIcon {
    --icon-size: 18px;
    margin-top: 1px;
  }
  .field-help.field-error {
    color: var(--danger-text);
    font-weight: 600;
  }
  .field-help.field-success {
    color: var(--success-text);
    font-weight: 600;
  }
  .field-verified {
    --icon-size: 16px;
    display: inline-flex;
    align-items: center;
    gap: 4px;
    font-size: 0.8125rem;
    font-weight: 700;
  }
  .field-verified.field-success {
    color: var(--success-text);
  }
  .field-verified.field-unmet {
    color: var(--warn-text);
  }
  .field-rules {
    margin-top: 10px;
    display: grid;
    gap: 6px;
    font-size: 0.875rem;
  }
  .field-rules li {
    display: flex;
    gap: 8px;
    align-items: center;
  }
  .field-rules .field-success {
    color: var(--success-text);
    font-weight: 600;
  }
  .field-rules .field-unmet {
    color: var(--text-2);
  }
`;
