import type { ReactElement } from 'react';
import { iconGlyph } from './iconGlyph.ts';
import type { IconName } from './iconNames.ts';

interface IconProps {
  name: IconName;
  /** Side in px; 20 in text and controls, 24 alone. */
  size?: 16 | 18 | 20 | 24 | 28 | 32;
  className?: string;
}

/**
 * One icon of the closed list, in the colour of the text around it: a sign of the font of icons (tooling/decisions/0064),
 * drawn by its styles, so that it is no text to copy or to read. Decoration: the control beside it carries the name.
 */
export function Icon({ name, size = 20, className }: IconProps): ReactElement {
  const classes = ['icon', size !== 20 && `icon-${size}`, className].filter(Boolean).join(' ');
  return <i className={classes} data-icon={iconGlyph(name)} aria-hidden="true" />;
}
