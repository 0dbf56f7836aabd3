import { css } from 'styled-components';

export const miniCourseStyles = css`
  .miniCourse {
    display: grid;
    grid-template-columns: 84px minmax(0, 1fr);
    gap: 12px;
    align-items: center;
  }
  .miniCourse .miniCourse-picture {
    border-radius: var(--r-xs);
  }
  .miniCourse b {
    display: -webkit-box;
    -webkit-line-clamp: 2;
    -webkit-box-orient: vertical;
    overflow: hidden;
    line-height: 1.25rem;
  }
  .miniCourse .miniCourse-caption {
    display: block;
    margin-top: 2px;
  }
`;
