import { css } from 'styled-components';

export const roomCurriculumStyles = css`
  .roomCurriculum {
    background: var(--bg-surface);
    border-top: 1px solid var(--line);
  }
  .roomCurriculum-inner {
    padding: 28px 0 32px;
  }
  .roomCurriculum-head {
    padding: 0 24px 16px;
    display: grid;
    gap: 12px;
  }
  .roomCurriculum-part > summary {
    list-style: none;
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 0 12px;
    align-items: center;
    min-height: 60px;
    padding: 10px 24px;
    font-weight: 700;
    font-size: 0.9375rem;
    line-height: 1.3125rem;
    cursor: pointer;
    border-top: 1px solid var(--line);
  }
  .roomCurriculum-part > summary::-webkit-details-marker {
    display: none;
  }
  .roomCurriculum-part > summary:focus-visible {
    outline-offset: -3px;
  }
  .roomCurriculum-part > summary small {
    grid-column: 1;
    font-size: 0.8125rem;
    font-weight: 500;
    color: var(--text-2);
  }
  .roomCurriculum-part > summary .roomCurriculum-caret {
    grid-column: 2;
    grid-row: 1 / span 2;
    color: var(--brand);
    transition: transform var(--t-base) var(--ease);
  }
  .roomCurriculum-part[open] > summary .roomCurriculum-caret {
    transform: rotate(180deg);
  }
  .roomCurriculum-tests {
    border-top: 1px solid var(--line);
    padding-top: 16px;
  }
  .roomCurriculum-testsTitle {
    padding: 0 24px 4px;
    font-size: 0.9375rem;
  }
  @media (min-width: 1024px) {
    .roomCurriculum {
      order: -1;
      border-top: 0;
      border-right: 1px solid var(--line);
    }
    .roomCurriculum-inner {
      position: sticky;
      top: 75px;
      max-height: calc(100vh - 75px);
      overflow: auto;
    }
  }
`;
