import { css } from 'styled-components';

export const landingHeadStyles = css`
  .landingHead-figures {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr));
    gap: 1px;
    margin-block-start: 24px;
    border: 1px solid var(--line);
    border-radius: var(--r-m);
    overflow: hidden;
    background: var(--line);
  }
  .landingHead-figure {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    padding: 18px 20px;
    background: var(--bg-surface);
  }
  .landingHead-value {
    margin: 0;
    font-size: 1.375rem;
    font-weight: 800;
    letter-spacing: -0.02em;
    font-variant-numeric: tabular-nums;
  }
`;
