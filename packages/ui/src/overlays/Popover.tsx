import type { HTMLAttributes, ReactElement, ReactNode } from 'react';

interface PopoverProps {
  /** Unique in the page. */
  id: string;
  /** What the button shows, its class, and its name where it shows no words. */
  button: ReactNode;
  buttonClass: string;
  buttonLabel?: string;
  /** Attributes of what opens: its class, role and name. */
  panel: Pick<HTMLAttributes<HTMLElement>, 'className' | 'role' | 'aria-label'>;
  /** Class around both; 'tip-box' puts the panel at its button. */
  className?: string;
  /** 'span' where it stands in a line of text. */
  element?: 'div' | 'span';
  children: ReactNode;
}

/**
 * A button and what it opens: by a press, before JavaScript too, and where `HoverPopovers` is in the page also by
 * resting a mouse on it (docs/product/navigation.md#popover-menus). The browser closes it on Escape and on a press
 * beside it.
 */
export function Popover({
  id,
  button,
  buttonClass,
  buttonLabel,
  panel,
  className,
  element: Element = 'div',
  children,
}: PopoverProps): ReactElement {
  return (
    <Element className={className} data-hover-popover="">
      <button type="button" className={buttonClass} aria-label={buttonLabel} popoverTarget={id}>
        {button}
      </button>
      <Element {...panel} id={id} popover="auto">
        {children}
      </Element>
    </Element>
  );
}
