import { css } from 'styled-components';

/** The variable font and a fallback adjusted to its measures, so that text keeps its place when the font arrives. */
export const fontStyles = css`
  @font-face {
    font-family: 'Plus Jakarta Sans';
    src: url(/_ui/font/plus-jakarta-sans.woff2) format('woff2');
    font-weight: 200 800;
    font-style: normal;
    font-display: swap;
  }
  @font-face {
    font-family: 'Plus Jakarta Sans Fallback';
    src: local('Arial'), local('Helvetica'), local('Liberation Sans'), local('Roboto');
    size-adjust: 105.5%;
    ascent-override: 98.4%;
    descent-override: 21%;
    line-gap-override: 0%;
  }
`;
