import { homeText } from '@suluh/i18n-id/home';
import { internshipText, programText, ukmText } from '@suluh/i18n-id/tenant';
import type { TenantConfig } from '@suluh/tenant/tenant';

type Copy = TenantConfig['copy'];

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

const HEROES: Readonly<Record<Copy, (productName: string) => HeroText>> = {
  main: () => greeting(homeText),
  internship: () => greeting(internshipText),
  smallBusiness: () => greeting(ukmText),
  program: (name) =>
    greeting({
      heroTitle: programText.heroTitle(name),
      heroBody: programText.heroBody(name),
      findCourse: programText.findCourse,
    }),
};

/** Words of the first slide. */
export const heroText = ({ copy, productName }: Pick<TenantConfig, 'copy' | 'productName'>): HeroText =>
  HEROES[copy](productName);

/** What a line says of itself; nothing on the main site and for partners. */
export const ABOUT_TEXT: Readonly<
  Partial<Record<Copy, Pick<typeof ukmText | typeof internshipText, 'aboutTitle' | 'about'>>>
> = {
  internship: internshipText,
  smallBusiness: ukmText,
};
