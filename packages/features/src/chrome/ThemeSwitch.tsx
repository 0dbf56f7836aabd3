import { themeText } from '@suluh/i18n-id/navigation';
import { THEME_FIELD } from '@suluh/ui/foundations/ThemeScript';
import type { CSSProperties, ReactElement } from 'react';

/** Shown by the script. */
const PLACE: CSSProperties = { display: 'none', alignItems: 'center', gap: 12 };
/** It stands on the deep ground of the footer and takes its colour and type. */
const LOOK: CSSProperties = { minHeight: 44, minWidth: 0, background: 'none', color: 'inherit', font: 'inherit' };
/** The list opens on the browser's own ground. */
const OPTION: CSSProperties = { color: 'initial' };

/**
 * Choice between light, dark and what the device says, at the end of every page (docs/product/display.md#theme). The script
 * that sets the theme before anything is painted shows it and listens to it; without scripts there is nothing to choose.
 */
export const ThemeSwitch = (): ReactElement => (
  <label style={PLACE} suppressHydrationWarning>
    {themeText.label}
    <select name={THEME_FIELD} autoComplete="off" style={LOOK}>
      <option value="" style={OPTION}>
        {themeText.system}
      </option>
      <option value="light" style={OPTION}>
        {themeText.light}
      </option>
      <option value="dark" style={OPTION}>
        {themeText.dark}
      </option>
    </select>
  </label>
);
