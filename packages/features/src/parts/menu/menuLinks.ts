import { DRAWER_ITEMS, drawer, type DrawerItem } from '@suluh/domain/navigation';
import { drawerItemText } from '@suluh/i18n-id/navigation';
import type { TenantConfig } from '@suluh/tenant/tenant';
import type { MenuLinkView } from '@suluh/ui/furniture/MenuLinks';
import { navigationItems } from './navigation.ts';

const ICONS: Record<DrawerItem, MenuLinkView['icon']> = {
  jobVacancies: 'briefcase',
  myCourse: 'graduation',
  learningInterest: 'sparkle',
  referralCode: 'users',
  transactionHistory: 'receipt',
  promo: 'tag',
  wishlist: 'heart',
  myCertificate: 'certificate',
  redeemVoucher: 'ticket',
  profile: 'user',
};

/** The dialog of 'Minat Pelatihan', as its button names it. */
export const INTEREST_DIALOG = 'learning-interest';

/** Where each item leads; null for the one that opens a dialog instead (docs/product/navigation.md#drawer). */
function pathsOf({ routes }: TenantConfig): Record<DrawerItem, string | null> {
  return {
    jobVacancies: routes.jobVacancies(),
    myCourse: routes.myCourse(),
    learningInterest: null,
    referralCode: routes.referralCode(),
    transactionHistory: routes.transactionHistory(),
    promo: routes.referralPromo(),
    wishlist: routes.wishlist(),
    myCertificate: routes.myCertificate(),
    redeemVoucher: routes.redeemVoucher(),
    profile: routes.profile(),
  };
}

/**
 * Account pages a tenant has, in the drawer's order, as links with icons, and the interest dialog. @param current path
 * of the open page.
 */
export function accountLinks(tenant: TenantConfig, current?: string): MenuLinkView[] {
  const paths = pathsOf(tenant);
  const { entries } = drawer({ loggedIn: true });
  const shown = new Set<string>(tenant.capabilities.drawer);
  return DRAWER_ITEMS.filter((item) => shown.has(item)).map((item) => {
    const href = paths[item];
    const entry = entries.find((each) => each.item === item);
    const opens = entry?.opens === 'interestDialog' ? { opens: INTEREST_DIALOG } : {};
    return {
      href,
      ...opens,
      label: drawerItemText[item],
      icon: ICONS[item],
      isNew: entry?.isNew ?? false,
      current: href !== null && href === current,
    };
  });
}

/** The mobile drawer of a tenant for both kinds of visitors: its own pages, then the account or only what is public. */
export function drawerLinks(tenant: TenantConfig): { member: MenuLinkView[]; visitor: MenuLinkView[] } {
  const own: MenuLinkView[] = tenant.capabilities.drawer.includes('home')
    ? navigationItems(tenant).map(({ href, label }) => ({ href, label, icon: 'caret-right' }))
    : [];
  const publicItems: string[] = drawer({ loggedIn: false }).entries.map(({ item }) => drawerItemText[item]);
  const account = accountLinks(tenant);
  return {
    member: [...own, ...account],
    visitor: [...own, ...account.filter(({ label }) => publicItems.includes(label))],
  };
}
