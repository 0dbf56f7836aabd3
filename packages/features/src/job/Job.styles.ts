import { css } from 'styled-components';

export const jobStyles = css`
  .job-band {
    --kain-c: var(--text);
    --kain-o: 0.05;
    padding: 12px 0 24px;
    background: var(--bg-band);
  }
  .job-head,
  .job-employer {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 12px 16px;
  }
  .job-head {
    margin-top: 12px;
  }
  .job-head > div,
  .job-employer > div {
    flex: 1 1 9rem; /* with large letters below the mark */
    min-width: 0;
  }
  .job-columns {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 32px;
    padding-block: 24px 48px;
    overflow-wrap: anywhere;
  }
  .job-text {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 32px;
  }
  .job-facts {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(9rem, 100%), 1fr));
    gap: 16px 24px;
  }
  .job-facts dt {
    font-size: 0.875rem;
    color: var(--text-2);
  }
  .job-facts dd {
    font-weight: 700;
  }
  .job-section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 16px;
  }
  .job-lines {
    display: grid;
    gap: 12px;
  }
  .job-lines li {
    display: flex;
    gap: 12px;
  }
  .job-lines i {
    margin-top: 3px;
    color: var(--brand);
  }
  .job-aside {
    --button-wrap: normal;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 14px;
    align-self: start;
  }
  .job-courses {
    align-self: start;
  }
  .job-course {
    display: flex;
    gap: 14px;
    align-items: center;
    padding-block: 14px;
  }
  .job-courses li + li {
    border-top: 1px solid var(--line);
  }
  .job-course > span:last-child {
    display: grid;
    flex: 1 1 8rem;
    min-width: 0;
  }
  .job-course:hover b {
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  .job-coursePicture {
    flex: none;
    width: 96px;
    border-radius: var(--r-xs);
  }
  .job-pay {
    display: block;
    font-size: 1.375rem;
    line-height: 1.875rem;
    font-weight: 800;
  }
  .job-secondary {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
  }
  .job-secondary > * {
    flex: 1;
  }
  .job-secondary > form {
    display: grid;
  }
  .job-similar {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 20px;
    padding-bottom: 48px;
  }
  .job-bar {
    padding: 10px var(--gutter) 14px;
  }
  @media (max-width: 1023px) {
    .job-aside {
      order: -1;
    }
    .job-aside > a {
      display: none; /* the bar has it */
    }
  }
  @media (min-width: 1024px) {
    .job-band {
      padding-bottom: 36px;
    }
    .job-columns {
      grid-template-columns: minmax(0, 1fr) 360px;
      gap: 56px;
      padding-block: 36px 64px;
    }
    .job-columns {
      grid-template-rows: auto 1fr;
      row-gap: 20px;
    }
    .job-text {
      grid-row: 1 / span 2;
    }
    .job-lines:has(> :nth-child(4)) {
      grid-template-columns: 1fr 1fr;
      column-gap: 32px;
    }
  }
`;
