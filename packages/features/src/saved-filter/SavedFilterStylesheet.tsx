import { fieldStyles } from '@suluh/ui/forms/Field.styles.ts';
import { panelStyles } from '@suluh/ui/forms/Panel.styles.ts';
import { stylesheet } from '@suluh/ui/stylesheets/stylesheet';
import { savedFilterStyles } from './SavedFilter.styles.ts';

/** Filters that are kept. */
export const SavedFilterStylesheet = stylesheet`
  ${fieldStyles}
  ${panelStyles}
  ${savedFilterStyles}
`;
