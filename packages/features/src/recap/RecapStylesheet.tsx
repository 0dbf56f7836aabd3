import { createGlobalStyle } from 'styled-components';
import { recapStyles } from './Recap.styles.ts';

/** The pages of the yearly recap. */
export const RecapStylesheet = createGlobalStyle`
  ${recapStyles}
`;
