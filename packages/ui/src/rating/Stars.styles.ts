import { css } from 'styled-components';

export const starsStyles = css`
  .stars {
    width: 79px;
    height: 15px;
    flex: none;
    overflow: visible;
  }
  .stars-large {
    width: 114px;
    height: 22px;
  }
  .stars-huge {
    width: 184px;
    height: 36px;
  }
  .stars-line {
    display: flex;
    align-items: center;
    gap: 0 6px;
    flex-wrap: wrap;
    font-size: 0.875rem;
    line-height: 1.25rem;
    color: var(--text-2);
  }
  .stars-line span {
    white-space: nowrap;
  }
  .stars-line b {
    color: var(--text);
    font-weight: 700;
    font-variant-numeric: tabular-nums;
  }
  @container courseCard (max-width: 239px) {
    .stars-line {
      font-size: 0.75rem;
      gap: 0 4px;
    }
    .stars-line b {
      display: none;
    }
    .stars {
      width: 56px;
      height: 11px;
    }
  }
  @container wideCourseCard (max-width: 339px) {
    .stars-line b {
      display: none;
    }
  }
`;
