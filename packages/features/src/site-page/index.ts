import { definePage } from '../parts/page/index.ts';
import { sitePage } from './SitePage.tsx';

/** Answers to what is asked most. */
export const helpPage = definePage('help', sitePage('help'));

/** Where to ask. */
export const contactPage = definePage('contact', sitePage('contact'));

/** What Suluh is. */
export const aboutUsPage = definePage('aboutUs', sitePage('aboutUs'));

/** The documents whoever makes an account agrees to. */
export const termsPage = definePage('terms', sitePage('terms'));
export const privacyPage = definePage('privacy', sitePage('privacy'));
