import { staffBackgroundText as text } from '@suluh/i18n-id/staffBackground';

const MAIL = 'mail.';

/** What a kind of work in the background is called; one nobody named as it is. */
export const kindName = (kind: string): string =>
  kind.startsWith(MAIL) ? text.mail(kind.slice(MAIL.length)) : (text.kinds[kind] ?? kind);
