import { css } from 'styled-components';

export const jobListStyles = css`
  .jobList-kinds {
    display: flex;
    flex-wrap: wrap;
    gap: 10px;
    align-items: center;
    padding-block: 6px;
  }
  .jobList-more {
    margin-top: 12px;
  }
  .jobList-more summary {
    width: fit-content;
    padding-block: 10px;
    cursor: pointer;
  }
  @media (min-width: 1024px) {
    .jobList-first {
      flex-wrap: wrap;
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
