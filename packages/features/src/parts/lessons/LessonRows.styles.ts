import { css } from 'styled-components';

export const lessonRowsStyles = css`
  .lessonRows {
    padding: 0 12px 12px;
  }
  .lessonRows-row {
    display: grid;
    grid-template-columns: 28px 1fr;
    gap: 0 12px;
    align-items: center;
    min-height: 56px;
    padding: 8px 12px;
    border-radius: var(--r-s);
    font-size: 0.9375rem;
    line-height: 1.25rem;
    font-weight: 600;
  }
  .lessonRows-row:hover {
    background: var(--brand-soft);
  }
  .lessonRows-row[aria-current] {
    background: var(--brand-soft-2);
    color: var(--brand);
    font-weight: 800;
  }
  .lessonRows-row small {
    display: flex;
    align-items: center;
    gap: 5px;
    font-size: 0.8125rem;
    line-height: 1.125rem;
    font-weight: 500;
    color: var(--text-2);
  }
  .lessonRows-row[aria-current] small {
    color: var(--text);
  }
  .lessonRows-lock {
    color: var(--text-2);
  }
`;
