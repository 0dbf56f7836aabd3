import { createGlobalStyle } from 'styled-components';
import { certificateStyles } from '../paper/Certificate.styles.ts';
import { recapImageStyles } from '../paper/RecapImage.styles.ts';

/** What is made to be kept: the certificate and the recap image. */
export const PaperStylesheet = createGlobalStyle`
  ${certificateStyles}
  ${recapImageStyles}
`;
