import { personalDataText } from '@suluh/i18n-id/personalData';
import { definePage } from '../parts/page/index.ts';
import { AccountClosedScreen } from './AccountClosedScreen.tsx';
import { PersonalDataScreen } from './PersonalDataScreen.tsx';

/** A copy of one's data, what was agreed to, and closing the account. */
export const personalDataPage = definePage('personalData', {
  words: personalDataText.title,
  Screen: PersonalDataScreen,
});

/** Says that the account is closed. */
export const accountClosedPage = definePage('accountClosed', {
  words: personalDataText.closedTitle,
  Screen: AccountClosedScreen,
});
