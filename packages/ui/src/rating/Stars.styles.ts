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
    flex-wrap: wrap;
    align-items: center;
    gap: 6px;
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
    }
    .stars-line b {
      display: none;
    }
    .stars {
      width: 64px;
      height: 12px;
    }
  }
  @container wideCourseCard (max-width: 339px) {
    .stars-line b {
      display: none;
    }
  }
`;
