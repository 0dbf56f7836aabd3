import { preferenceText } from '@suluh/i18n-id/notificationPreference';
import { definePage } from '../parts/page/index.ts';
import { PreferenceScreen } from './PreferenceScreen.tsx';
import { UnsubscribeScreen } from './UnsubscribeScreen.tsx';

/** What a learner wants to be told. */
export const notificationPreferencePage = definePage('notificationPreference', {
  words: preferenceText.title,
  Screen: PreferenceScreen,
});

/** Ends mails of a kind. */
export const unsubscribePage = definePage('unsubscribe', {
  words: preferenceText.unsubscribeTitle,
  Screen: UnsubscribeScreen,
});
