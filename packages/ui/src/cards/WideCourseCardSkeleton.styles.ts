import { css } from 'styled-components';

export const wideCourseCardSkeletonStyles = css`
  .wideCourseCardSkeleton {
    display: grid;
    grid-template-columns: 116px 1fr;
    gap: 14px;
    border: 1px solid var(--line);
    border-radius: var(--r-m);
    overflow: hidden;
    background: var(--bg-surface);
  }
  .wideCourseCardSkeleton .wideCourseCardSkeleton-picture {
    border-radius: 0;
    min-height: 148px;
  }
  .wideCourseCardSkeleton-text {
    padding: 16px 14px 16px 0;
    display: grid;
    gap: 10px;
    align-content: start;
  }
`;
