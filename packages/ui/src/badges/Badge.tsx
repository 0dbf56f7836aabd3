import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/iconNames.ts';

export type BadgeTone = 'brand' | 'online' | 'offline' | 'prakerja' | 'voucher' | 'neutral' | 'danger' | 'ad' | 'new';

interface BadgeProps {
  tone?: BadgeTone;
  icon?: IconName;
  children: ReactNode;
}

/** Small label, 24 px high. The tone never speaks alone: the word or an icon says the same. */
export function Badge({ tone = 'brand', icon, children }: BadgeProps): ReactElement {
  return (
    <span className={tone === 'brand' ? 'badge' : `badge badge-${tone}`}>
      {icon && <Icon name={icon} />}
      {children}
    </span>
  );
}
