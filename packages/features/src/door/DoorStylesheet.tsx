import { createGlobalStyle } from 'styled-components';
import { doorStyles } from './Door.styles.ts';

/** The door of a class. */
export const DoorStylesheet = createGlobalStyle`
  ${doorStyles}
`;
