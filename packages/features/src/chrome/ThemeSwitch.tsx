import { themeText } from '@suluh/i18n-id/navigation';
import { THEME_FIELD } from '@suluh/ui/foundations/ThemeScript';
import type { ReactElement } from 'react';

/**
 * Choice between light, dark and what the device says, at the end of every page (docs/product/display.md#theme). The script
 * that sets the theme before anything is painted listens to it; without scripts there is nothing to choose, and it is
 * not shown.
 */
export const ThemeSwitch = (): ReactElement => (
  <label className="themeSwitch">
    {themeText.label}
    <select className="themeSwitch-field" name={THEME_FIELD} autoComplete="off">
      <option value="">{themeText.system}</option>
      <option value="light">{themeText.light}</option>
      <option value="dark">{themeText.dark}</option>
    </select>
  </label>
);
