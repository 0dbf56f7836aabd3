import { css } from 'styled-components';

export const noteStyles = css`
  .note {
    display: flex;
    margin: var(--note-margin, 0);
    gap: 12px;
    padding: 14px 16px;
    border-radius: var(--r-s);
    font-size: 0.9375rem;
    line-height: 1.5;
    background: var(--brand-soft);
  }
  .note-icon {
    margin-top: 1px;
    color: var(--brand);
  }
  .note-warning {
    background: var(--warn-soft-2);
    color: var(--warn-text);
  }
  .note-error {
    background: var(--danger-soft);
    color: var(--danger-text);
    font-weight: 600;
  }
  :is(.note-warning, .note-error, .note-success) > .note-icon {
    color: inherit;
  }
  .note-success {
    background: var(--success-soft);
    color: var(--success-text);
  }
`;
