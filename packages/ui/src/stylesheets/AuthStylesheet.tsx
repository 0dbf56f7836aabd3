import { createGlobalStyle } from 'styled-components';
import { authPageStyles } from '../auth/AuthPage.styles.ts';
import { houseClothStyles } from '../cloth/HouseCloth.styles.ts';
import { selectStyles } from '../forms/Select.styles.ts';

/** Login, register and password pages. */
export const AuthStylesheet = createGlobalStyle`
  ${selectStyles}
  ${authPageStyles}
  ${houseClothStyles}
`;
