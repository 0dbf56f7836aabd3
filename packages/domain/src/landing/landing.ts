/** Pages of the site itself, and of its lines, that a landing page may be written for; each has one (docs/product/partner.md#landing). */
export const LANDING_PAGES = ['enterprise', 'prakerja', 'ukm', 'internship'] as const;
export type LandingPage = (typeof LANDING_PAGES)[number];

/** Whether a landing page says where it stands: on the home of one programme, or on one page, never both or neither. */
export const standsOnce = ({ programId, page }: { programId: number | null; page: LandingPage | null }): boolean =>
  (programId === null) !== (page === null);

/** What a contact of a landing page says: where, a mail address, a number, or when. */
export type ContactKind = 'place' | 'mail' | 'phone' | 'hours';

/** One address and nothing behind it: no subject, no second receiver. */
const MAIL = /^[\w.+-]+@[a-z\d-]+(?:\.[a-z\d-]+)+$/i;
const PHONE = /^\+?[\d\s().-]+$/;
const DIGITS = { min: 5, max: 15 };

/** Whether a contact can be written to or called as it is written; a place and hours lead nowhere (docs/product/staff.md#content). */
export function isContact(kind: ContactKind, text: string): boolean {
  if (kind === 'mail') return MAIL.test(text);
  if (kind !== 'phone') return true;
  const digits = text.replaceAll(/\D/g, '').length;
  return PHONE.test(text) && digits >= DIGITS.min && digits <= DIGITS.max;
}

/** What a button lacks: its word, or where it leads; null when it has both, or neither. */
export function buttonLacks({ action, url }: { action: string; url: string }): 'action' | 'url' | null {
  if ((action === '') === (url === '')) return null;
  return action === '' ? 'action' : 'url';
}

/** What a landing page says that says nothing yet. */
export const BLANK_LANDING = {
  badge: '',
  title: '',
  body: '',
  action: '',
  url: '',
  picture: null,
  figures: [],
  benefitsTitle: '',
  benefits: [],
  whoTitle: '',
  who: '',
  stepsTitle: '',
  steps: [],
  offersTitle: '',
  offersLead: '',
  offers: [],
  storyTitle: '',
  story: '',
  storyName: '',
  storyRole: '',
  storyPicture: null,
  contacts: [],
  questions: [],
};
