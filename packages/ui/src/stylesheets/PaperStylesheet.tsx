import { stylesheet } from './stylesheet.tsx';
import { certificateStyles } from '../paper/Certificate.styles.ts';

/** What is made to be kept: the certificate. */
export const PaperStylesheet = stylesheet`
  ${certificateStyles}
`;
