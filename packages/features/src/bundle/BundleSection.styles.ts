import { css } from 'styled-components';

export const bundleSectionStyles = css`
  .bundleSection-offer {
    display: flex;
    flex-wrap: wrap;
    gap: 16px 32px;
    align-items: center;
    margin-block-start: 20px;
    padding: 20px;
    border: 1px solid var(--line);
    border-radius: var(--r-m);
    background: var(--bg-surface);
  }
  .bundleSection-total {
    font-size: min(2rem, 10vw);
    font-weight: 800;
    line-height: 1.25;
    letter-spacing: -0.02em;
    font-variant-numeric: tabular-nums;
  }
  .bundleSection-note {
    flex: 1 1 20rem;
    max-width: 68ch;
    margin-inline-end: auto;
  }
`;
