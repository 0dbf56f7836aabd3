import { css } from 'styled-components';

export const doorStyles = css`
  .door-page {
    max-width: 640px;
    padding-block: 20px 48px;
  }
  .door,
  .door-result,
  .door-list,
  .door-code {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 16px;
  }
  .door[hidden] {
    display: none;
  }
  .door-counts {
    display: grid;
    grid-template-columns: repeat(3, 1fr);
    gap: 8px;
    text-align: center;
  }
  .door-counts div {
    display: flex;
    flex-direction: column-reverse;
    padding: 12px 8px;
    border: 1px solid var(--line);
    border-radius: var(--r-m);
    background: var(--bg-surface);
  }
  .door-counts dd {
    font-size: 1.5rem;
    font-weight: 800;
  }
  .door-verdict {
    display: grid;
    justify-items: center;
    gap: 8px;
    padding: 32px 20px;
    border-radius: var(--r-l);
    text-align: center;
  }
  .door-verdict h2:focus {
    outline: none;
  }
  .door-green {
    background: #1f6b43;
    color: #fff;
  }
  .door-yellow {
    background: #f9d56b;
    color: #211d19;
  }
  .door-red {
    background: #97231b;
    color: #fff;
  }
  .door-guest {
    display: flex;
    align-items: center;
    gap: 16px;
  }
  .door-guest > span:last-child,
  .door-list li > span + span {
    display: grid;
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  .door-list li {
    display: flex;
    justify-content: space-between;
    align-items: center;
    gap: 12px;
    min-height: 60px;
    border-top: 1px solid var(--line);
  }
`;
