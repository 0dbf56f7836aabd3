import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/iconNames.ts';

export type NoteTone = 'info' | 'warning' | 'error' | 'success';

const TONE: Record<NoteTone, { className: string; icon: IconName }> = {
  info: { className: 'note', icon: 'info-fill' },
  warning: { className: 'note warn', icon: 'warning' },
  error: { className: 'note err', icon: 'alert' },
  success: { className: 'note ok', icon: 'check-circle' },
};

interface NoteProps {
  tone?: NoteTone;
  /** What it speaks of, instead of the tone's own mark. */
  icon?: IconName;
  /** Announce at once: for errors that appear after an action. */
  alert?: boolean;
  children: ReactNode;
}

/** Tinted message in the page: icon and words. */
export function Note({ tone = 'info', icon = TONE[tone].icon, alert = false, children }: NoteProps): ReactElement {
  return (
    <div className={TONE[tone].className} role={alert ? 'alert' : undefined}>
      <Icon name={icon} />
      <div>{children}</div>
    </div>
  );
}
