import { css } from 'styled-components';

/** Who saves data gets the dyes of a section when it is near (docs/product/display.md#data-saver). */
export const homeScreenStyles = css`
  .homeScreen-partnership {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  html[data-saver] .homeScreen > * {
    content-visibility: auto;
    contain-intrinsic-block-size: auto 520px;
  }
`;
