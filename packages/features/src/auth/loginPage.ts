import { loginText } from '@suluh/i18n-id/auth';
import { definePage } from '../parts/page/index.ts';
import { LoginScreen } from './LoginScreen.tsx';

/** Login, or the way to the partner's own sign-in. */
export const loginPage = definePage('login', { words: loginText.title, Screen: LoginScreen });
