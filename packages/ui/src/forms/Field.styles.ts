import { css } from 'styled-components';

export const fieldStyles = css`
  .field {
    display: block;
    min-width: 0;
  }
  .field > .lb {
    display: flex;
    align-items: center;
    gap: 8px;
    font-weight: 700;
    font-size: 15px;
    margin-bottom: 8px;
  }
  .lb-info {
    display: inline-flex;
    color: var(--danger-text);
  }
  .lb .vbadge {
    margin-left: auto;
  }
  .input-btn {
    margin-right: -12px;
    flex: none;
  }
  .req {
    color: var(--danger-text);
    margin-left: 4px;
  }
  .field .opt {
    font-weight: 500;
    color: var(--text-2);
    font-size: 14px;
  }
  .input {
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
  .input input,
  .input textarea {
    flex: 1;
    min-width: 0;
    width: 100%;
    border: 0;
    background: none;
    outline: 0;
    padding: 10px 0;
  }
  .input input::placeholder,
  .input textarea::placeholder {
    color: var(--text-2);
    opacity: 1;
  }
  .input:hover,
  .input.is-hover {
    border-color: var(--text-2);
  }
  .input.is-focus,
  .input:focus-within {
    border-color: var(--focus);
    outline: 3px solid var(--focus);
    outline-offset: 1px;
    border-radius: var(--r-s);
  }
  .input.is-err {
    border-color: var(--danger);
    background: var(--danger-soft);
  }
  .input.is-off {
    background: var(--bg-band);
    border-color: var(--line-strong);
    color: var(--text-2);
  }
  .help {
    display: flex;
    align-items: flex-start;
    gap: 6px;
    margin-top: 8px;
    font-size: 14px;
    line-height: 20px;
    color: var(--text-2);
  }
  .help .i {
    width: 18px;
    height: 18px;
    margin-top: 1px;
  }
  .help.err {
    color: var(--danger-text);
    font-weight: 600;
  }
  .help.ok {
    color: var(--success-text);
    font-weight: 600;
  }
  .vbadge {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    font-size: 13px;
    font-weight: 700;
  }
  .vbadge.ok {
    color: var(--success-text);
  }
  .vbadge.no {
    color: var(--warn-text);
  }
  .vbadge .i {
    width: 16px;
    height: 16px;
  }
  .pw {
    margin-top: 10px;
    display: grid;
    gap: 6px;
    font-size: 14px;
  }
  .pw li {
    display: flex;
    gap: 8px;
    align-items: center;
  }
  .pw .ok {
    color: var(--success-text);
    font-weight: 600;
  }
  .pw .no {
    color: var(--text-2);
  }
`;
