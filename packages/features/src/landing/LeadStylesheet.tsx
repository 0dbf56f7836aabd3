import { richTextStyles } from '@suluh/ui/content/RichText.styles.ts';
import { fieldStyles } from '@suluh/ui/forms/Field.styles.ts';
import { panelStyles } from '@suluh/ui/forms/Panel.styles.ts';
import { selectStyles } from '@suluh/ui/forms/Select.styles.ts';
import { stylesheet } from '@suluh/ui/stylesheets/stylesheet';
import { petalStepsStyles } from '../parts/landing-sections/PetalSteps.styles.ts';
import { leadStyles } from './LeadForm.styles.ts';

/** The offer for businesses and the form that asks for one. */
export const LeadStylesheet = stylesheet`
  ${fieldStyles}
  ${selectStyles}
  ${panelStyles}
  ${richTextStyles}
  ${petalStepsStyles}
  ${leadStyles}
`;
