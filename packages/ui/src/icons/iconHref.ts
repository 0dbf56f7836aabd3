import type { IconName } from './iconNames.ts';

/** Address of an icon in the sprite. */
export const iconHref = (name: IconName): string => `/_ui/icons.svg#${name}`;
