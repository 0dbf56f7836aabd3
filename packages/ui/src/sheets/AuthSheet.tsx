import { createGlobalStyle } from 'styled-components';
import { authPageStyles } from '../auth/AuthPage.styles.ts';
import { checkStyles } from '../forms/Check.styles.ts';
import { fieldStyles } from '../forms/Field.styles.ts';
import { selectStyles } from '../forms/Select.styles.ts';

/** Login, register and password pages. */
export const AuthSheet = createGlobalStyle`
  ${fieldStyles}
  ${selectStyles}
  ${checkStyles}
  ${authPageStyles}
`;
