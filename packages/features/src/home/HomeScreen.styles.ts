import { css } from 'styled-components';

/** Who saves data gets the dyes of a section when it is near (docs/product/display.md#data-saver). */
export const homeScreenStyles = css`
  .homeScreen-partnership {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  @media (prefers-reduced-motion: no-preference) {
    html:not([data-saver]) .homeScreen > [data-fold] ~ * {
      content-visibility: auto;
      contain-intrinsic-block-size: auto 560px;
      animation: rest 1ms 5s both;
    }
    html:not([data-saver]) .homeScreen > [data-fold] ~ :nth-child(2n) {
      animation-delay: 5.3s;
    }
    html:not([data-saver]) .homeScreen > [data-fold] ~ :nth-child(3n) {
      animation-delay: 5.6s;
    }
  }
  html[data-saver] .homeScreen > * {
    content-visibility: auto;
    contain-intrinsic-block-size: auto 520px;
  }
`;
