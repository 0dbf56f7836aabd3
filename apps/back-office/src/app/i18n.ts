import { reactAdminText } from '@suluh/i18n-id/reactAdmin';
import { staffResourceText } from '@suluh/i18n-id/staffResources';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { TranslationMessages } from 'react-admin';

// The compiler says which message of react-admin is missing.
const messages: TranslationMessages = { ...reactAdminText, ...staffResourceText };

/** Indonesian, and nothing else. */
export const i18nProvider = polyglotI18nProvider(() => messages, 'id', [{ locale: 'id', name: 'Indonesia' }], {
  allowMissing: false,
});
