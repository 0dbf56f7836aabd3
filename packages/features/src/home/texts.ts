import type { Landing, SiteNumbers } from '@suluh/api/types';
import { homeText } from '@suluh/i18n-id/home';
import { landingText } from '@suluh/i18n-id/landing';
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

/** How much there is to learn, as figures; without the cities where no class is to come, nothing while there is no course. */
export const figuresOf = (numbers: SiteNumbers | null): Landing['figures'] => {
  if (numbers === null || numbers.totalCourse === 0) return [];
  const { courses, categories, partners, partnersLabel, cities, citiesLabel, learners, learnersLabel } =
    homeText.figures;
  return [
    { value: courses(numbers.totalCourse), label: categories(numbers.totalCategory) },
    { value: partners(numbers.totalPartner), label: partnersLabel },
    ...(numbers.totalCity > 0 ? [{ value: cities(numbers.totalCity), label: citiesLabel }] : []),
    ...(numbers.totalStudent > 0 ? [{ value: learners(numbers.totalStudent), label: learnersLabel }] : []),
  ];
};

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
