import { css } from 'styled-components';

export const notesStyles = css`
  .notes {
    display: grid;
    align-content: start; /* beside a taller box, its rows stay together */
    gap: 14px;
    padding: 20px;
    background: var(--bg-surface);
    border: 1px solid var(--line);
    border-radius: var(--r-m);
  }
  .notes-write {
    display: grid;
    gap: 8px;
  }
  .notes-label {
    font-weight: 700;
    font-size: 0.9375rem;
  }
  .notes-input {
    align-items: flex-end;
    padding-block: 6px;
    padding-right: 6px;
  }
  .notes-input textarea {
    resize: none;
    min-height: 64px;
  }
  .notes-saved {
    display: flex;
    align-items: center;
    gap: 6px;
    font-size: 0.875rem;
    color: var(--text-2);
  }
  .notes-item {
    padding: 14px 0;
    border-top: 1px solid var(--line);
  }
  .notes-row {
    display: flex;
    gap: 12px;
    align-items: flex-start;
  }
  .notes-row h2 {
    flex: 1;
  }
  .notes-text {
    flex: 1;
    min-width: 0;
    padding-top: 10px;
    font-size: 0.9375rem;
    line-height: 1.55;
    white-space: pre-line;
  }
  .notes-stamp {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-height: 44px;
    padding: 0 12px;
    border-radius: var(--r-s);
    background: var(--brand-soft);
    color: var(--brand);
    font-weight: 800;
    font-size: 0.875rem;
    font-variant-numeric: tabular-nums;
  }
  .notes-stamp:hover {
    background: var(--brand-soft-2);
  }
  .notes-edit > summary {
    list-style: none;
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
    font-size: 0.875rem;
    font-weight: 700;
    color: var(--brand);
    cursor: pointer;
  }
  .notes-edit > summary::-webkit-details-marker {
    display: none;
  }
  .notes-edit form {
    display: grid;
    justify-items: start;
    gap: 10px;
    margin-bottom: 8px;
  }
  @media (min-width: 768px) {
    .notes {
      padding: 24px;
    }
  }
`;
