import type { ReactElement } from 'react';

interface ProgressBarProps {
  /** What advances, read aloud. */
  label: string;
  /** 0 to 100. */
  percent: number;
  /** '40%' beside the bar. */
  text: string;
}

/** How far something is, on the native element: in a course, in a programme, in an upload. */
export function ProgressBar({ label, percent, text }: ProgressBarProps): ReactElement {
  return (
    <div className="progressBar">
      <progress aria-label={label} max={100} value={percent}>
        {text}
      </progress>
      <span className="type-small type-tabular" aria-hidden="true">
        {text}
      </span>
    </div>
  );
}
