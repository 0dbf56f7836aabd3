import { headerText } from '@suluh/i18n-id/navigation';
import { internshipText } from '@suluh/i18n-id/tenant';
import type { NavigationEntry, TenantConfig } from '@suluh/tenant/tenant';
import type { NavigationItem } from '@suluh/ui/furniture/Header';

const LABELS: Record<NavigationEntry, string> = {
  home: headerText.home,
  prakerja: headerText.prakerja,
  enterprise: headerText.business,
  smallBusiness: headerText.ukm,
  courses: headerText.collections,
  partners: headerText.partners,
  jobVacancies: headerText.jobs,
  news: headerText.news,
  about: internshipText.nav.about,
  howToLearn: internshipText.nav.howToLearn,
};

/** The navigation bar of a tenant. */
export function navigationItems({ routes, capabilities }: TenantConfig): NavigationItem[] {
  const paths: Record<NavigationEntry, string> = {
    home: routes.home(),
    prakerja: routes.prakerja(),
    enterprise: routes.enterprise(),
    smallBusiness: routes.smallBusiness(),
    courses: routes.courses(),
    partners: routes.partners(),
    jobVacancies: routes.jobVacancies(),
    news: routes.newsList(),
    about: routes.about(),
    howToLearn: routes.howToLearn(),
  };
  return capabilities.navigation.map((entry) => ({ href: paths[entry], label: LABELS[entry] }));
}
