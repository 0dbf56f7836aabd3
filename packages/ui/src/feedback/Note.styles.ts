import { css } from 'styled-components';

export const noteStyles = css`
  .note {
    display: flex;
    gap: 12px;
    padding: 14px 16px;
    border-radius: var(--r-s);
    font-size: 15px;
    line-height: 1.5;
    background: var(--brand-soft);
  }
  .note .i {
    flex: none;
    margin-top: 1px;
    color: var(--brand);
  }
  .note.warn {
    background: var(--warn-soft-2);
    color: var(--warn-text);
  }
  .note.warn .i {
    color: inherit;
  }
  .note.err {
    background: var(--danger-soft);
    color: var(--danger-text);
    font-weight: 600;
  }
  .note.err .i {
    color: inherit;
  }
  .note.ok {
    background: var(--success-soft);
    color: var(--success-text);
  }
  .note.ok .i {
    color: inherit;
  }
`;
