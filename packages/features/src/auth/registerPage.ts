import { registerText } from '@suluh/i18n-id/auth';
import { definePage } from '../parts/page/index.ts';
import { RegisterScreen } from './RegisterScreen.tsx';

/** A new account. */
export const registerPage = definePage('register', { words: registerText.title, Screen: RegisterScreen });
