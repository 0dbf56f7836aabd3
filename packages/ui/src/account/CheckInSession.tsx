import type { ReactElement, ReactNode } from 'react';

export type CheckInState = 'done' | 'now' | 'waiting' | 'missed' | 'locked';

const STATE_CLASS: Record<CheckInState, string> = {
  done: 'ses done',
  now: 'ses now',
  waiting: 'ses',
  missed: 'ses miss',
  locked: 'ses locked',
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
      <span className="k tnum" aria-hidden="true">
        {number}
      </span>
      <div>
        <b>{title}</b>
        <span className="small muted">{timeText}</span>
        {reason && <span className="small muted">{reason}</span>}
      </div>
      {end}
    </li>
  );
}
