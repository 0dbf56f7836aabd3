import { curriculumStyles } from '@suluh/ui/course/Curriculum.styles.ts';
import { stylesheet } from '@suluh/ui/stylesheets/stylesheet';
import { landingHeadStyles } from './LandingHead.styles.ts';
import { landingHelpStyles } from './LandingHelp.styles.ts';
import { landingOffersStyles } from './LandingOffers.styles.ts';
import { landingStoryStyles } from './LandingStory.styles.ts';
import { landingWhoStyles } from './LandingWho.styles.ts';

/** Figures alone, where a page has no other section of a landing page. */
export const FiguresStylesheet = stylesheet`
  ${landingHeadStyles}
`;

/** What landing pages have beside `HomeStylesheet` and the steps. */
export const LandingStylesheet = stylesheet`
  ${landingHeadStyles}
  ${landingOffersStyles}
  ${landingStoryStyles}
  ${landingHelpStyles}
  ${landingWhoStyles}
  ${curriculumStyles}
`;
