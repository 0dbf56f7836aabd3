export { LandingFigures, LandingHead, LandingSlide } from './LandingHead.tsx';
export { LandingContacts, LandingHelp, LandingQuestions } from './LandingHelp.tsx';
export { LandingOffers } from './LandingOffers.tsx';
export { LandingSteps } from './LandingSteps.tsx';
export { LandingStory } from './LandingStory.tsx';
export { FiguresStylesheet, LandingStylesheet } from './LandingStylesheet.tsx';
export { LandingTerms, LandingWho } from './LandingWho.tsx';
export { PetalSteps } from './PetalSteps.tsx';
