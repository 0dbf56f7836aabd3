import { createGlobalStyle } from 'styled-components';
import { certificateCardStyles } from './CertificateCard.styles.ts';

/** The learner's certificates, beside `AccountStylesheet`. */
export const CertificateStylesheet = createGlobalStyle`
  ${certificateCardStyles}
`;
