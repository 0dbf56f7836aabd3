import { css } from 'styled-components';
import { ICON_FONT } from '../icons/iconFont.ts';

/**
 * The variable font and fallbacks adjusted to its measures, so that text keeps its place when the font arrives. Arial has
 * two faces because regular Arial is narrower and bold Arial as wide as ours (measured on Indonesian text: 103.1 % and
 * 99.8 %). Phones have no Arial but Roboto (104.4 % and 106 %, and no gap between its lines), small Linux machines nothing but
 * DejaVu (91.6 % and, of its regular face made bold, 94.8 %: without them text would be up to a sixth wider until ours is
 * there); what a device has not is passed over.
 */
export const fontStyles = css`
  @font-face {
    font-family: 'Plus Jakarta Sans';
    src: url(/_ui/font/plus-jakarta-sans.woff2) format('woff2');
    font-weight: 200 800;
    font-display: swap;
  }
  @font-face {
    font-family: Ikon;
    src: url(${ICON_FONT});
    font-display: block;
  }
  @font-face {
    font-family: 'Plus Jakarta Sans Fallback';
    src: local('Arial'), local('Liberation Sans');
    font-weight: 100 500;
    size-adjust: 103.1%;
    ascent-override: 100.7%;
    descent-override: 21.5%;
    line-gap-override: 0%;
  }
  @font-face {
    font-family: 'Plus Jakarta Sans Fallback';
    src: local('Arial Bold'), local('Liberation Sans Bold');
    font-weight: 600 900;
    size-adjust: 99.8%;
    ascent-override: 104%;
    descent-override: 22.2%;
    line-gap-override: 0%;
  }
  @font-face {
    font-family: 'Plus Jakarta Sans R';
    src: local('Roboto');
    font-weight: 100 900;
    size-adjust: 105%;
    ascent-override: 98.9%;
  }
  @font-face {
    font-family: 'Plus Jakarta Sans D';
    src: local('DejaVu Sans');
    font-weight: 100 500;
    size-adjust: 91.6%;
    ascent-override: 112%;
  }
  @font-face {
    font-family: 'Plus Jakarta Sans D';
    src: local('DejaVu Sans');
    font-weight: 600 900;
    size-adjust: 94.8%;
    ascent-override: 112%;
  }
`;
