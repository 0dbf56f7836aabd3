import { changeEmailText, changePasswordText, changePhoneText, joinText, linkAccountText } from '@suluh/i18n-id/auth';
import { invitationText } from '@suluh/i18n-id/internship';
import { definePage } from '../parts/page/index.ts';
import { ChangeEmailScreen } from './ChangeEmailScreen.tsx';
import { ChangePasswordScreen, PasswordChangedScreen } from './ChangePasswordScreen.tsx';
import { ChangePhoneScreen } from './ChangePhoneScreen.tsx';
import { InvitationScreen } from './InvitationScreen.tsx';
import { JoinScreen } from './JoinScreen.tsx';
import { LinkScreen } from './LinkScreen.tsx';

/** Where an invitation to the internship is accepted. */
export const invitationPage = definePage('invitation', { words: invitationText.title, Screen: InvitationScreen });

/** Takes an account of another site to this one. */
export const joinPage = definePage('join', { words: joinText.title, Screen: JoinScreen });

/** Where somebody who signed in elsewhere proves that an account here is theirs. */
export const externalLinkPage = definePage('externalLink', { words: linkAccountText.title, Screen: LinkScreen });

/** Another e-mail address, proven by a code. */
export const changeEmailPage = definePage('changeEmail', { words: changeEmailText.title, Screen: ChangeEmailScreen });

/** The number of a phone, proven by a code. */
export const changePhonePage = definePage('changePhone', { words: changePhoneText.title, Screen: ChangePhoneScreen });

/** Another password, for who is logged in, and where that is. */
export const changePasswordPage = definePage('changePassword', {
  words: changePasswordText.title,
  Screen: ChangePasswordScreen,
});

/** Says that the password was changed. */
export const passwordChangedPage = definePage('passwordChanged', {
  words: changePasswordText.doneTitle,
  Screen: PasswordChangedScreen,
});
