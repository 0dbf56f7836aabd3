import { css } from 'styled-components';

export const jobCardStyles = css`
  .job {
    display: flex;
    gap: 16px;
    border: 1px solid var(--line);
    border-radius: var(--r-m);
    padding: 18px;
  }
  .job-l {
    width: 56px;
    height: 56px;
    display: grid;
    place-items: center;
    border-radius: var(--r-s);
    background: var(--mengkudu-50);
    color: var(--mengkudu-600);
    flex: none;
  }
  .job-m {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 16px;
    margin: 10px 0;
    font-size: 14px;
    color: var(--text-2);
  }
  .job-m li {
    display: flex;
    gap: 6px;
    align-items: center;
  }
  .job-m .i {
    width: 18px;
    height: 18px;
  }
`;
