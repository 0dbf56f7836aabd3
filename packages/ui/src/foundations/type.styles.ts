import { css } from 'styled-components';

export const typeStyles = css`
  .type-display {
    font-size: var(--fs-display);
    line-height: var(--lh-display);
    letter-spacing: -0.032em;
  }
  .type-h1 {
    font-size: var(--fs-h1);
    line-height: var(--lh-h1);
    letter-spacing: -0.025em;
  }
  .type-h2 {
    font-size: var(--fs-h2);
    line-height: var(--lh-h2);
    letter-spacing: -0.02em;
  }
  .type-h3 {
    font-size: var(--fs-h3);
    line-height: var(--lh-h3);
    letter-spacing: -0.012em;
    font-weight: 700;
  }
  .type-lead {
    font-size: var(--fs-body-l);
    line-height: 1.6;
    color: var(--text-2);
  }
  .type-muted {
    color: var(--text-2);
  }
  .type-small {
    font-size: var(--fs-small);
    line-height: 1.55;
  }
  .type-caption {
    font-size: var(--fs-caption);
    line-height: 1.45;
  }
  .type-link {
    color: var(--link);
    font-weight: 700;
    text-decoration: underline;
    text-decoration-thickness: 1.5px;
    text-underline-offset: 4px;
    text-decoration-color: var(--brand-line);
  }
  .type-link:hover {
    text-decoration-color: currentColor;
  }
  .type-tabular {
    font-variant-numeric: tabular-nums;
  }
`;
