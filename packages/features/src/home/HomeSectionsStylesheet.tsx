import { invitationDialogStyles } from '@suluh/ui/dialogs/InvitationDialog.styles.ts';
import { restStyles } from '@suluh/ui/foundations/rest.styles.ts';
import { stylesheet } from '@suluh/ui/stylesheets/stylesheet';
import { categoryGridStyles } from './CategoryGrid.styles.ts';
import { homeScreenStyles } from './HomeScreen.styles.ts';
import { petalStepsStyles } from '../parts/landing-sections/PetalSteps.styles.ts';
import { prakerjaStyles } from './PrakerjaCollection.styles.ts';
import { teacherStyles } from './Teachers.styles.ts';
import { testimonialStyles } from './Testimonials.styles.ts';

/** Sections that only a home has, beside `HomeStylesheet`. */
export const HomeSectionsStylesheet = stylesheet`
  ${restStyles}
  ${prakerjaStyles}
  ${testimonialStyles}
  ${teacherStyles}
  ${petalStepsStyles}
  ${homeScreenStyles}
  ${invitationDialogStyles}
  ${categoryGridStyles}
`;
