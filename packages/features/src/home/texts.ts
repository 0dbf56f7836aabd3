import { homeText } from '@suluh/i18n-id/home';
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

/** What a line says of itself; nothing on the main site and for partners. */
export const ABOUT_TEXT: Readonly<Partial<Record<Copy, Pick<LineText, 'aboutTitle' | 'about'>>>> = lineText;
