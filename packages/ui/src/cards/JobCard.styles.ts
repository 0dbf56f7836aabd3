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
  .job {
    position: relative;
    background: var(--bg-surface);
  }
  .job:hover {
    border-color: var(--line-strong);
    box-shadow: var(--e-2);
  }
  .job-l {
    position: relative;
    overflow: hidden;
  }
  .job-l img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
  .job-b {
    min-width: 0;
    flex: 1;
  }
  .job-t {
    font-size: 16px;
    line-height: 22px;
    font-weight: 700;
  }
  .job-t a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: var(--r-m);
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
