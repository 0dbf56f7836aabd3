import { partnershipFormText, partnershipText } from '@suluh/i18n-id/partner';
import { definePage } from '../parts/page/index.ts';
import { ApplicationScreen } from './ApplicationScreen.tsx';
import { ChoiceScreen } from './ChoiceScreen.tsx';

/** The choice of who wants to become a partner. */
export const partnershipPage = definePage('partnership', { words: partnershipText.title, Screen: ChoiceScreen });

/** The application, and how it stands. */
export const partnershipApplicationPage = definePage('partnershipApplication', {
  words: partnershipFormText.title,
  Screen: ApplicationScreen,
});
