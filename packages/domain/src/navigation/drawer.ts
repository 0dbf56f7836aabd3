/** Items of the mobile drawer, in order (docs/product/navigation.md#drawer). */
export const DRAWER_ITEMS = [
  'jobVacancies',
  'onJob',
  'myCourse',
  'learningInterest',
  'referralCode',
  'transactionHistory',
  'promo',
  'wishlist',
  'myCertificate',
  'redeemVoucher',
  'profile',
] as const;
export type DrawerItem = (typeof DRAWER_ITEMS)[number];

interface DrawerEntry {
  item: DrawerItem;
  /** Where the entry leads: a route of the tenant, or the learning-interest dialog (docs/product/navigation.md). */
  opens: 'route' | 'interestDialog';
  /** Carries the label 'new' (docs/product/navigation.md). */
  isNew: boolean;
}

/** What the drawer holds besides its items. */
export interface Drawer {
  entries: readonly DrawerEntry[];
  showsProfile: boolean;
  showsLogout: boolean;
  showsLogin: boolean;
}

const NEW_ITEMS: readonly DrawerItem[] = ['referralCode', 'promo'];

/**
 * Every item except Lowongan Kerja needs login (docs/product/navigation.md#drawer; docs/product/session.md#visitors).
 */
export function needsLogin(item: DrawerItem): boolean {
  return item !== 'jobVacancies';
}

/**
 * The drawer of a visitor: anonymous people see the public items and a login button, no profile block and no
 * logout (docs/product/navigation.md; docs/product/session.md#visitors).
 */
export function drawer({ loggedIn }: { loggedIn: boolean }): Drawer {
  const items = DRAWER_ITEMS.filter((item) => loggedIn || !needsLogin(item));
  return {
    entries: items.map((item) => ({
      item,
      opens: item === 'learningInterest' ? 'interestDialog' : 'route',
      isNew: NEW_ITEMS.includes(item),
    })),
    showsProfile: loggedIn,
    showsLogout: loggedIn,
    showsLogin: !loggedIn,
  };
}
