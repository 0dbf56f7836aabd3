import { fieldStyles } from '@suluh/ui/forms/Field.styles.ts';
import { panelStyles } from '@suluh/ui/forms/Panel.styles.ts';
import { createGlobalStyle } from 'styled-components';
import { applyStyles } from './Apply.styles.ts';

/** Applying for a vacancy, beside `AccountStylesheet`. */
export const ApplyStylesheet = createGlobalStyle`
  ${fieldStyles}
  ${panelStyles}
  ${applyStyles}
`;
