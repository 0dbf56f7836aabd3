import { stylesheet } from './stylesheet.tsx';
import { appBannerStyles } from '../furniture/AppBanner.styles.ts';
import { drawerStyles } from '../furniture/Drawer.styles.ts';
import { megaMenuStyles } from '../furniture/MegaMenu.styles.ts';
import { dialogStyles } from '../dialogs/Dialog.styles.ts';
import { popoverStyles } from '../dialogs/Popover.styles.ts';
import { bottomSheetStyles } from '../dialogs/BottomSheet.styles.ts';
import { checkStyles } from '../forms/Check.styles.ts';
import { fieldStyles } from '../forms/Field.styles.ts';

/**
 * What opens over a page: dialogs, bottom sheets, menus and the drawer. Rendered by the root layout after
 * BaseStylesheet.
 */
export const DialogsStylesheet = stylesheet`
  ${checkStyles}
  ${fieldStyles}
  ${appBannerStyles}
  ${dialogStyles}
  ${bottomSheetStyles}
  ${popoverStyles}
  ${megaMenuStyles}
  ${drawerStyles}
`;
