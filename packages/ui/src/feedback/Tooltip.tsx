import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { Popover } from '../dialogs/Popover.tsx';

interface TooltipProps {
  /** Unique in the page. */
  id: string;
  /** Name of the button, for example 'Info'. */
  label: string;
  /** The explanation. */
  children: ReactNode;
}

/** Info sign that opens an explanation, by rest or press; Escape closes it. Needs DialogsStylesheet. */
export function Tooltip({ id, label, children }: TooltipProps): ReactElement {
  return (
    <Popover
      id={id}
      element="span"
      className="tooltip"
      buttonClass="iconButton tooltip-button"
      buttonLabel={label}
      button={<Icon name="info" />}
      panel={{ className: 'tooltip-panel', role: 'note' }}
    >
      {children}
    </Popover>
  );
}
