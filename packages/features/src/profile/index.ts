import { profileText } from '@suluh/i18n-id/account';
import { definePage } from '../parts/page/index.ts';
import { ProfileScreen } from './ProfileScreen.tsx';

/** Who the learner is, to be read and changed. */
export const profilePage = definePage('profile', { words: profileText.title, Screen: ProfileScreen });
