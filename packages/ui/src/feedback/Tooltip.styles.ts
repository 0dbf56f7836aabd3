import { css } from 'styled-components';

/** Tip on the popover attribute, at its button where the browser knows anchors, else in the middle of the screen. */
export const tooltipStyles = css`
  .tooltip {
    display: inline-flex;
    margin: var(--tooltip-margin, 0);
    anchor-scope: --tip;
  }
  .tooltip-button {
    anchor-name: --tip;
  }
  .tooltip-panel {
    max-width: min(280px, 100vw - 32px);
    margin: auto;
    padding: 10px 14px;
    border: 0;
    border-radius: var(--r-s);
    background: var(--snack);
    color: var(--on-snack);
    font-size: 0.875rem;
    font-weight: 400;
    line-height: 1.45;
    text-align: left;
  }
  @supports (position-area: top) {
    .tooltip-panel {
      position-anchor: --tip;
      position-area: top;
      position-try-fallbacks: flip-block;
      inset: auto;
      margin: 4px;
    }
  }
`;
