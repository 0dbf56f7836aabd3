import { createGlobalStyle } from 'styled-components';
import { keptStyles } from './Kept.styles.ts';

/** Lessons kept on the device, beside `AccountStylesheet`. */
export const KeptStylesheet = createGlobalStyle`
  ${keptStyles}
`;
