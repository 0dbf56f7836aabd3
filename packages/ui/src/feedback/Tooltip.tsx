import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';

interface TooltipProps {
  /** Unique in the page. */
  id: string;
  /** Name of the button, for example 'Info'. */
  label: string;
  /** The explanation. */
  children: ReactNode;
}

/** Info sign that opens an explanation; a press works on touch screens too, and Escape closes it. Needs OverlaySheet. */
export function Tooltip({ id, label, children }: TooltipProps): ReactElement {
  return (
    <span className="tip-box">
      <button type="button" className="iconbtn" aria-label={label} popoverTarget={id}>
        <Icon name="info" />
      </button>
      <span id={id} popover="auto" className="tip" role="note">
        {children}
      </span>
    </span>
  );
}
