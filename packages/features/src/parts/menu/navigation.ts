import { pathTo } from '@suluh/domain/address';
import { headerText } from '@suluh/i18n-id/navigation';
import { internshipText } from '@suluh/i18n-id/tenant';
import type { NavigationEntry, TenantConfig } from '@suluh/tenant/tenant';
import type { NavigationItem } from '@suluh/ui/furniture/Header';

export const NAVIGATION_LABELS: Record<NavigationEntry, string> = {
  home: headerText.home,
  prakerja: headerText.prakerja,
  enterprise: headerText.business,
  smallBusiness: headerText.ukm,
  courses: headerText.collections,
  partners: headerText.partners,
  jobVacancies: headerText.jobs,
  newsList: headerText.news,
  about: internshipText.nav.about,
  howToLearn: internshipText.nav.howToLearn,
};

/** The navigation bar of a tenant. */
export const navigationItems = ({ routes, capabilities }: TenantConfig): NavigationItem[] =>
  capabilities.navigation.map((page) => ({ href: pathTo(routes, page), label: NAVIGATION_LABELS[page] }));
