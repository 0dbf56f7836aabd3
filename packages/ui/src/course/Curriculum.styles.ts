import { css } from 'styled-components';

export const curriculumStyles = css`
  .acc {
    border: 1px solid var(--line);
    border-radius: var(--r-m);
    background: var(--bg-surface);
    overflow: hidden;
  }
  .acc-i + .acc-i {
    border-top: 1px solid var(--line);
  }
  .acc-i > summary,
  .acc-h {
    list-style: none;
    cursor: pointer;
    display: flex;
    align-items: center;
    gap: 16px;
    min-height: 64px;
    padding: 14px 20px;
    font-weight: 700;
  }
  .acc-i > summary::-webkit-details-marker {
    display: none;
  }
  .acc-i > summary .meta {
    font-weight: 500;
    font-size: 14px;
    color: var(--text-2);
    white-space: nowrap;
  }
  .acc-i > summary > span:first-of-type {
    flex: 1;
  }
  .acc-i > summary .i {
    color: var(--brand);
    transition: transform var(--t-base) var(--ease);
  }
  .acc-i[open] > summary .i.car-i {
    transform: rotate(180deg);
  }
  .acc-i[open] > summary {
    background: var(--brand-soft);
  }
  .acc-c {
    padding: 4px 20px 12px;
  }
  .acc-i > summary:focus-visible {
    outline-offset: -3px;
    border-radius: var(--r-m);
  }
  .lesson {
    display: flex;
    align-items: center;
    gap: 14px;
    min-height: 52px;
    padding: 8px 0;
    font-size: 15px;
  }
  .lesson + .lesson {
    border-top: 1px solid var(--line);
  }
  .lesson .t {
    flex: 1;
    min-width: 0;
  }
  .lesson .i {
    color: var(--text-2);
  }
  .lesson .d {
    font-size: 14px;
    color: var(--text-2);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  @media (max-width: 639px) {
    .acc-i > summary {
      display: grid;
      grid-template-columns: 1fr auto;
      gap: 2px 12px;
    }
    .acc-i > summary .meta {
      grid-column: 1;
      grid-row: 2;
    }
    .acc-i > summary .i {
      grid-column: 2;
      grid-row: 1 / span 2;
    }
    .acc-i > summary > span:only-of-type + .i {
      grid-row: 1;
    }
  }
`;
