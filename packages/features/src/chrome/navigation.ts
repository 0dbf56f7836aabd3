import { DRAWER_ITEMS, type DrawerItem } from '@suluh/domain/navigation';
import { drawerItemText, headerText } from '@suluh/i18n-id/navigation';
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

/** The navigation bar of a tenant, the current entry marked. @param pathname path of the open page. */
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

export interface AccountEntry {
  item: DrawerItem;
  href: string;
  label: string;
}

/** Account pages of a tenant in the drawer's order (spec 2, Drawer menu). */
export function accountEntries({ routes, capabilities }: TenantConfig): AccountEntry[] {
  const paths: Record<DrawerItem, string> = {
    jobVacancies: routes.jobVacancies(),
    myCourse: routes.myCourse(),
    learningInterest: routes.profile(),
    referralCode: routes.referralCode(),
    transactionHistory: routes.transactionHistory(),
    promo: routes.referralPromo(),
    wishlist: routes.wishlist(),
    myCertificate: routes.myCertificate(),
    redeemVoucher: routes.redeemVoucher(),
    profile: routes.profile(),
  };
  const shown = new Set<string>(capabilities.drawer.map((entry) => (entry === 'referralPromo' ? 'promo' : entry)));
  return DRAWER_ITEMS.filter((item) => shown.has(item)).map((item) => ({ item, href: paths[item], label: drawerItemText[item] }));
}
