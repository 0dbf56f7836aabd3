import type { ReactElement, ReactNode } from 'react';

export interface EmptyStateProps {
  title: string;
  body?: string;
  /** One flame button; with it the cloth carries a lit petal. */
  action?: ReactNode;
  headingLevel?: 1 | 2 | 3;
  /** White panel with a line, inside account pages. */
  framed?: boolean;
}

/** Empty means undyed: wax lines on white cloth (docs/look.md principle 3). */
export function EmptyState({ title, body, action, headingLevel = 2, framed = false }: EmptyStateProps): ReactElement {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={framed ? 'emptyState emptyState-framed' : 'emptyState'}>
      <svg className="emptyState-art" viewBox="-14 0 348 204" aria-hidden="true">
        <use href={`/_ui/kain.svg#${action ? 'kain-kawung' : 'kain-truntum'}`} x="-14" width="348" height="204" />
      </svg>
      <Heading className="type-h2">{title}</Heading>
      {body && <p>{body}</p>}
      {action}
    </div>
  );
}
