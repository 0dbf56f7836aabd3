import { css } from 'styled-components';

export const typeStyles = css`
  .display {
    font-size: var(--fs-display);
    line-height: var(--lh-display);
    letter-spacing: -0.032em;
  }
  .h1 {
    font-size: var(--fs-h1);
    line-height: var(--lh-h1);
    letter-spacing: -0.025em;
  }
  .h2 {
    font-size: var(--fs-h2);
    line-height: var(--lh-h2);
    letter-spacing: -0.02em;
  }
  .h3 {
    font-size: var(--fs-h3);
    line-height: var(--lh-h3);
    letter-spacing: -0.012em;
    font-weight: 700;
  }
  .lead {
    font-size: var(--fs-body-l);
    line-height: 1.6;
    color: var(--text-2);
  }
  .muted {
    color: var(--text-2);
  }
  .small {
    font-size: var(--fs-small);
    line-height: 1.55;
  }
  .caption {
    font-size: var(--fs-caption);
    line-height: 1.45;
  }
  .link {
    color: var(--link);
    font-weight: 700;
    text-decoration: underline;
    text-decoration-thickness: 1.5px;
    text-underline-offset: 4px;
    text-decoration-color: var(--brand-line);
  }
  .link:hover {
    text-decoration-color: currentColor;
  }
`;
