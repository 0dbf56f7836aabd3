import { createGlobalStyle } from 'styled-components';
import { certificateStyles } from '../paper/Certificate.styles.ts';

/** What is made to be kept: the certificate. */
export const PaperStylesheet = createGlobalStyle`
  ${certificateStyles}
`;
