import { houseClothStyles } from '@suluh/ui/cloth/HouseCloth.styles.ts';
import { progressBarStyles } from '@suluh/ui/feedback/ProgressBar.styles.ts';
import { fieldStyles } from '@suluh/ui/forms/Field.styles.ts';
import { panelStyles } from '@suluh/ui/forms/Panel.styles.ts';
import { stylesheet } from '@suluh/ui/stylesheets/stylesheet';
import { petalsStyles } from '../parts/petals/Petals.styles.ts';
import { internshipStyles } from './Internship.styles.ts';

/** The on-job period and the check of letters, beside the stylesheet of their frames. */
export const InternshipStylesheet = stylesheet`
  ${progressBarStyles}
  ${houseClothStyles}
  ${fieldStyles}
  ${panelStyles}
  ${petalsStyles}
  ${internshipStyles}
`;
