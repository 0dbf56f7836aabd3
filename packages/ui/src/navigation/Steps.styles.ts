import { css } from 'styled-components';

export const stepsStyles = css`
  .steps {
    flex: none;
    display: flex;
    align-items: center;
    gap: 10px;
  }
  .steps-step {
    display: flex;
    align-items: center;
    gap: 10px;
    font-weight: 600;
    color: var(--text-2);
  }
  .steps-step .steps-number {
    width: 36px;
    height: 36px;
    display: grid;
    place-items: center;
    border-radius: var(--r-kelopak);
    border: 1.5px solid var(--line-control);
    font-weight: 800;
    font-variant-numeric: tabular-nums;
    background: var(--bg-surface);
  }
  .steps-current {
    color: var(--text);
    font-weight: 800;
  }
  .steps-current .steps-number {
    background: var(--brand);
    border-color: var(--brand);
    color: var(--on-brand);
  }
  .steps-done .steps-number {
    background: var(--brand-soft-2);
    border-color: var(--brand-line);
    color: var(--brand);
  }
  .steps .steps-line {
    flex: none;
    width: 50px;
    height: 4px;
    background: var(--line-control);
    mask: var(--hem-cecek) repeat-x 0 50% / 10px 4px;
  }
  @media (max-width: 899px) {
    .steps {
      gap: 6px;
    }
    .steps .steps-line,
    .steps-step:not(.steps-current) .steps-text {
      display: none;
    }
    .steps-step .steps-number {
      width: 32px;
      height: 32px;
      font-size: 0.9375rem;
    }
    .steps-current {
      font-size: 0.9375rem;
      gap: 8px;
    }
  }
  @media (max-width: 359px) {
    .steps-step:not(.steps-current) {
      display: none;
    }
  }
`;
