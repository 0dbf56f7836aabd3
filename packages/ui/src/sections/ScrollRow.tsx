import type { ReactElement, ReactNode } from 'react';

interface ScrollRowProps {
  /** Id for `ScrollRowArrows`. */
  id: string;
  /** Name of the list for assistive technology. */
  label: string;
  /** Four slides from 768 px, or three beside a panel. */
  slides?: 3 | 4;
  /** White cards on a ground that is the same in every theme. */
  alwaysLight?: boolean;
  children: ReactNode;
}

/** A row that scrolls and snaps: 2.12 slides on a phone, three from 640 px, four from 768 px. Needs no JavaScript. */
export function ScrollRow({ id, label, slides = 4, alwaysLight = false, children }: ScrollRowProps): ReactElement {
  return (
    <div
      id={id}
      className={slides === 3 ? 'scrollRow scrollRow-three' : 'scrollRow'}
      role="group"
      aria-label={label}
      tabIndex={0}
      data-theme={alwaysLight ? 'light' : undefined}
    >
      {children}
    </div>
  );
}
