import { Icon } from '@suluh/ui/icons/Icon';
import type { IconName } from '@suluh/ui/icons/iconNames.ts';
import type { ReactElement, ReactNode } from 'react';

export type CheckInState = 'done' | 'now' | 'waiting' | 'missed' | 'locked';

const STATE_CLASS: Record<CheckInState, string> = {
  done: 'checkInSession checkInSession-done',
  now: 'checkInSession checkInSession-now',
  waiting: 'checkInSession',
  missed: 'checkInSession checkInSession-missed',
  locked: 'checkInSession checkInSession-locked',
};

const REASON_ICON: Record<CheckInState, IconName> = {
  done: 'info',
  now: 'info',
  waiting: 'info',
  missed: 'alert',
  locked: 'lock',
};

interface CheckInSessionProps {
  number: number;
  state: CheckInState;
  /** 'Sesi 1', 'Sesi Terlewat' or 'Sesi Terkunci'. */
  title: string;
  timeText: string;
  /** Why it cannot be entered now; shown, not hidden in a tooltip. */
  reason?: string | null;
  /** 'Terverifikasi' badge, Check In button or lock. */
  end: ReactNode;
}

/** One session of the check-in list (docs/product/check-in.md#states). */
export function CheckInSession({ number, state, title, timeText, reason, end }: CheckInSessionProps): ReactElement {
  return (
    <li className={STATE_CLASS[state]}>
      <span className="checkInSession-number type-tabular" aria-hidden="true">
        {number}
      </span>
      <div>
        <b>{title}</b>
        <span className="type-small type-muted checkInSession-text">{timeText}</span>
        {reason && (
          <span className="type-small type-muted checkInSession-reason">
            <Icon name={REASON_ICON[state]} size={16} />
            <span>{reason}</span>
          </span>
        )}
      </div>
      {end}
    </li>
  );
}

/** The sessions of a schedule, in their order. */
export function CheckInList({ children }: { children: ReactNode }): ReactElement {
  return <ol className="checkInSession-list">{children}</ol>;
}
