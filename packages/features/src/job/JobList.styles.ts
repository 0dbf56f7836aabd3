import { css } from 'styled-components';

export const jobListStyles = css`
  .jobList-kinds,
  .jobList-deeds {
    display: flex;
    flex-wrap: wrap;
    gap: 10px;
    margin-block: 14px;
  }
  .jobList-kinds a {
    display: inline-grid;
    place-content: center;
    grid-auto-flow: column;
    gap: 6px;
    min-height: 44px;
    padding: 0 16px;
    border: 1px solid var(--line-control);
    border-radius: 22px;
    background: var(--surface);
    color: inherit;
    text-decoration: none;
  }
  .jobList-kinds a[aria-current] {
    border-color: var(--brand);
    background: var(--brand);
    color: var(--on-brand);
    font-weight: 700;
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
