import { css } from 'styled-components';

export const curriculumStyles = css`
  .curriculum {
    border: 1px solid var(--line);
    border-radius: var(--r-m);
    background: var(--bg-surface);
    overflow: hidden;
  }
  .curriculum-item + .curriculum-item {
    border-top: 1px solid var(--line);
  }
  .curriculum-item > summary {
    list-style: none;
    cursor: pointer;
    display: flex;
    align-items: center;
    gap: 16px;
    min-height: 64px;
    padding: 14px 20px;
    font-weight: 700;
  }
  .curriculum-item > summary::-webkit-details-marker {
    display: none;
  }
  .curriculum-item > summary .curriculum-meta {
    font-weight: 500;
    font-size: 0.875rem;
    color: var(--text-2);
    white-space: nowrap;
  }
  .curriculum-item > summary > span:first-of-type {
    flex: 1;
  }
  .curriculum-item > summary .curriculum-caret {
    color: var(--brand);
    transition: transform var(--t-base) var(--ease);
  }
  .curriculum-item[open] > summary .curriculum-caret {
    transform: rotate(180deg);
  }
  .curriculum-item[open] > summary {
    background: var(--brand-soft);
  }
  .curriculum-content {
    padding: 4px 20px 12px;
  }
  .curriculum-item > summary:focus-visible {
    outline-offset: -3px;
    border-radius: var(--r-m);
  }
  .curriculum-lesson {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: flex-end;
    gap: 4px 14px;
    min-height: 52px;
    padding: 8px 0;
    font-size: 0.9375rem;
  }
  .curriculum-lesson + .curriculum-lesson {
    border-top: 1px solid var(--line);
  }
  .curriculum-lesson .curriculum-lessonTitle {
    flex: 1 1 60%; /* on a phone what stands beside it goes below */
    min-width: 0;
  }
  .curriculum-lessonIcon {
    color: var(--text-2);
  }
  .curriculum-lesson .curriculum-duration {
    font-size: 0.875rem;
    color: var(--text-2);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  @media (max-width: 639px) {
    .curriculum-item > summary {
      display: grid;
      grid-template-columns: 1fr auto;
      gap: 2px 12px;
    }
    .curriculum-item > summary .curriculum-meta {
      grid-column: 1;
      grid-row: 2;
    }
    .curriculum-item > summary .curriculum-caret {
      grid-column: 2;
      grid-row: 1 / span 2;
    }
    .curriculum-item > summary > span:only-of-type + .curriculum-caret {
      grid-row: 1;
    }
  }
`;
