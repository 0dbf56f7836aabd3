import { stylesheet } from './stylesheet.tsx';
import { authPageStyles } from '../auth/AuthPage.styles.ts';
import { houseClothStyles } from '../cloth/HouseCloth.styles.ts';
import { selectStyles } from '../forms/Select.styles.ts';

/** Login, register and password pages. */
export const AuthStylesheet = stylesheet`
  ${selectStyles}
  ${authPageStyles}
  ${houseClothStyles}
`;
