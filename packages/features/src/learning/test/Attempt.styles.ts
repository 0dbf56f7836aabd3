import { css } from 'styled-components';

export const attemptStyles = css`
  .attempt-page {
    max-width: calc(800px + 2 * var(--gutter));
    margin-inline: auto;
    padding: 32px var(--gutter) 64px;
  }
  .attempt-intro {
    display: grid;
    justify-items: start;
    gap: 20px;
  }
  .attempt-note {
    margin-bottom: 20px;
  }
  .attempt {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 18px;
  }
  .attempt-head {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 16px;
  }
  .attempt-clock {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
    padding: 0 14px;
    border-radius: var(--r-s);
    background: var(--bg-band);
    font-weight: 800;
    font-variant-numeric: tabular-nums;
  }
  .attempt-numbers {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
  }
  .attempt-number {
    position: relative;
    width: 44px;
    height: 44px;
    border-radius: var(--r-kelopak);
    border: 1.5px solid var(--line-control);
    background: var(--bg-surface);
    font-weight: 800;
    font-size: 0.9375rem;
    font-variant-numeric: tabular-nums;
  }
  .attempt-number.attempt-answered {
    background: var(--brand-soft-2);
    border-color: var(--brand-line);
    color: var(--brand);
  }
  .attempt-number[aria-current] {
    background: var(--brand);
    border-color: var(--brand);
    color: var(--on-brand);
  }
  .attempt-number.attempt-unsure::after {
    content: '';
    position: absolute;
    right: -3px;
    top: -3px;
    width: 14px;
    height: 14px;
    border-radius: 50%;
    background: var(--warn);
    box-shadow: 0 0 0 2px var(--bg-page);
  }
  .attempt-question {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 8px;
  }
  .attempt-question[hidden] {
    display: none;
  }
  .attempt-doubt {
    justify-self: start;
    display: inline-flex;
    align-items: center;
    gap: 10px;
    min-height: 44px;
    padding-right: 8px;
    font-weight: 700;
    color: var(--brand);
    cursor: pointer;
  }
  .attempt-doubt input {
    width: 20px;
    height: 20px;
    margin: 0;
    accent-color: var(--brand);
  }
  .attempt-foot {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
  }
  .attempt-goOn {
    flex: 1 1 100%;
    order: -1;
  }
  @media (min-width: 768px) {
    .attempt-goOn {
      flex: 0 0 auto;
      order: 0;
      margin-left: auto;
    }
  }
`;
