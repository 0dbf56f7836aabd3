import { homeText } from '@suluh/i18n-id/home';
import { internshipText, programText, ukmText } from '@suluh/i18n-id/tenant';
import type { TenantConfig } from '@suluh/tenant/tenant';

export interface HeroText {
  title: string;
  body: string;
  action: string;
}

/** Words of the first slide: the sub-brand's, the partner's, or the main site's. */
export function heroText({ subBrand, program, productName }: TenantConfig): HeroText {
  if (subBrand === internshipText.name)
    return { title: internshipText.heroTitle, body: internshipText.heroBody, action: internshipText.findCourse };
  if (subBrand === ukmText.name)
    return { title: ukmText.heroTitle, body: ukmText.heroBody, action: ukmText.findCourse };
  if (program)
    return {
      title: programText.heroTitle(productName),
      body: programText.heroBody(productName),
      action: programText.findCourse,
    };
  return { title: homeText.heroTitle, body: homeText.heroBody, action: homeText.findCourse };
}
