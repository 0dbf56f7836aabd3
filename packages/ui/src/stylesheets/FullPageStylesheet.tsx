import { createGlobalStyle } from 'styled-components';
import { fullPageStyles } from '../feedback/FullPage.styles.ts';

/** Not found and downtime, which few see: not on every page. */
export const FullPageStylesheet = createGlobalStyle`
  ${fullPageStyles}
`;
