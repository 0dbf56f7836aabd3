import type { Landing } from '@suluh/api/types';
import { homeText } from '@suluh/i18n-id/home';
import { landingText } from '@suluh/i18n-id/landing';
import { wholeNumber } from '@suluh/i18n-id/numbers';
import { lineText, programText } from '@suluh/i18n-id/tenant';
import type { TenantConfig } from '@suluh/tenant/tenant';

type Copy = TenantConfig['copy'];
type LineText = (typeof lineText)[keyof typeof lineText];

export interface HeroText {
  title: string;
  body: string;
  action: string;
}

interface Greeting {
  heroTitle: string;
  heroBody: string;
  findCourse: string;
}

const greeting = ({ heroTitle, heroBody, findCourse }: Greeting): HeroText => ({
  title: heroTitle,
  body: heroBody,
  action: findCourse,
});

const ofPartner = (name: string): Greeting => ({
  heroTitle: programText.heroTitle(name),
  heroBody: programText.heroBody(name),
  findCourse: programText.findCourse,
});

const GREETINGS: Readonly<Record<Copy, Greeting | ((productName: string) => Greeting)>> = {
  main: homeText,
  program: ofPartner,
  ...lineText,
};

/** Words of the first slide. */
export const heroText = ({ copy, productName }: Pick<TenantConfig, 'copy' | 'productName'>): HeroText => {
  const words = GREETINGS[copy];
  return greeting(typeof words === 'function' ? words(productName) : words);
};

const citiesOf = (facets: { locationEvent: readonly unknown[] } | undefined): string | null =>
  facets && facets.locationEvent.length > 0 ? wholeNumber(facets.locationEvent.length) : null;

/**
 * How many courses of how many institutions there are, and in how many cities, as the answers of the home say; without
 * numbers where one of the first two is missing, and where the home shows a part of the courses alone.
 */
export const partnersLead = (
  {
    newest,
    totalPartners,
  }: {
    newest: { meta: { totalData: number; facets?: { locationEvent: readonly unknown[] } | undefined } } | null;
    totalPartners: number;
  },
  { program, capabilities }: { program?: string | null; capabilities: Pick<TenantConfig['capabilities'], 'landing'> },
): string =>
  !program && !capabilities.landing && newest && newest.meta.totalData > 0 && totalPartners > 0
    ? homeText.partnersSum(wholeNumber(newest.meta.totalData), wholeNumber(totalPartners), citiesOf(newest.meta.facets))
    : homeText.partnersLead;

/** What a line says of itself; nothing on the main site and for partners. */
const ABOUT_TEXT: Readonly<Partial<Record<Copy, Pick<LineText, 'aboutTitle' | 'about'>>>> = lineText;

interface AboutWords {
  title: string;
  points: readonly { title: string; text: string; picture?: string | null }[];
}

/**
 * What a home says one has of it: what staff wrote, else what its line says of itself; null where there is nothing
 * (docs/product/partner.md#landing).
 */
export function aboutText(
  { copy, capabilities }: Pick<TenantConfig, 'copy' | 'capabilities'>,
  landing: Landing | null,
): AboutWords | null {
  const own = ABOUT_TEXT[copy];
  if (landing && landing.benefits.length > 0)
    return { title: landing.benefitsTitle || own?.aboutTitle || landingText.benefits, points: landing.benefits };
  return own && capabilities.homeSections.includes('about') ? { title: own.aboutTitle, points: own.about } : null;
}
