import { internshipLetterText, onJobText } from '@suluh/i18n-id/internship';
import { definePage } from '../parts/page/index.ts';
import { LetterScreen } from './LetterScreen.tsx';
import { OnJobScreen } from './OnJobScreen.tsx';

/** The on-job period of a participant, the mandatory courses, the letters. */
export const onJobPage = definePage('onJob', { words: onJobText.title, Screen: OnJobScreen });

/** What a letter says, for who scans its code. */
export const internshipLetterPage = definePage('internshipLetter', {
  words: internshipLetterText.checkTitle,
  Screen: LetterScreen,
});
