import { css } from 'styled-components';

/**
 * Who saves data gets the dyes of a section when it is near (docs/product/display.md#data-saver); for all others far
 * sections are laid out after the first look (tooling/decisions/0053).
 */
export const homeScreenStyles = css`
  .homeScreen-partnership {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  html[data-first-look] .homeScreen > :nth-child(n + 4),
  html[data-saver] .homeScreen > * {
    content-visibility: auto;
    contain-intrinsic-block-size: auto 520px;
  }
`;
