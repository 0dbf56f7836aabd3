import { stylesheet } from '@suluh/ui/stylesheets/stylesheet';
import { petalStepsStyles } from '../parts/landing-sections/PetalSteps.styles.ts';

/** The steps of the Prakerja home, beside `HomeStylesheet` and what landing pages have. */
export const PrakerjaStylesheet = stylesheet`
  ${petalStepsStyles}
`;
