import { css } from 'styled-components';

export const jobListStyles = css`
  .jobList-kinds {
    display: flex;
    flex-wrap: wrap;
    gap: 10px;
    margin-block: 14px;
  }
  .jobList-filters .jobList-kinds {
    align-items: center;
    margin-block: 0;
  }
  .jobList-filters > .jobList-kinds {
    flex-wrap: nowrap;
    overflow: auto hidden;
    scrollbar-width: none;
    margin: -5px calc(-1 * var(--gutter)) -5px -5px;
    padding: 5px;
  }
  .jobList-more {
    margin-top: 12px;
  }
  .jobList-more summary {
    width: fit-content;
    padding-block: 10px;
    cursor: pointer;
  }
  .jobList-more .jobList-kinds {
    padding-block: 6px;
  }
  @media (min-width: 1024px) {
    .jobList-filters > .jobList-kinds {
      flex-wrap: wrap;
      margin-right: -5px;
    }
  }
  .jobList-watch {
    margin-bottom: 16px;
  }
  .jobList-saved,
  .jobList-searches {
    display: grid;
    gap: 16px;
  }
  .jobList-searches li,
  .jobList-saved li {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 16px;
    align-items: center;
    justify-content: space-between;
  }
  .jobList-page {
    display: grid;
    gap: 32px;
  }
  .jobList-page section {
    display: grid;
    gap: 12px;
  }
`;
