import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/iconNames.ts';

export type NoteTone = 'info' | 'warning' | 'error' | 'success';

const TONE: Record<NoteTone, { className: string; icon: IconName }> = {
  info: { className: 'note', icon: 'info-fill' },
  warning: { className: 'note note-warning', icon: 'warning' },
  error: { className: 'note note-error', icon: 'alert' },
  success: { className: 'note note-success', icon: 'check-circle' },
};

interface NoteProps {
  tone?: NoteTone;
  /** What it speaks of, instead of the tone's own mark. */
  icon?: IconName;
  /** Announce at once: for errors that appear after an action. */
  alert?: boolean;
  className?: string;
  children: ReactNode;
}

/** Tinted message in the page: icon and words. */
export function Note({
  tone = 'info',
  icon = TONE[tone].icon,
  alert = false,
  className,
  children,
}: NoteProps): ReactElement {
  return (
    <div className={[TONE[tone].className, className].filter(Boolean).join(' ')} role={alert ? 'alert' : undefined}>
      <Icon name={icon} className="note-icon" />
      <div>{children}</div>
    </div>
  );
}
