import type { ReactElement, ReactNode } from 'react';
import { Note } from './Note.tsx';

interface ErrorStateProps {
  /** The server's message, or the exact one of docs/product/errors.md for a request without an answer. */
  message: string;
  /** Retry button or link. */
  action?: ReactNode;
}

/** A part of the page that could not be loaded. */
export function ErrorState({ message, action }: ErrorStateProps): ReactElement {
  return (
    <div className="emptyState">
      <svg className="emptyState-art" viewBox="-14 0 348 204" aria-hidden="true">
        <use href="/_ui/kain.svg#kain-truntum" x="-14" width="348" height="204" />
      </svg>
      <Note tone="error" alert>
        {message}
      </Note>
      {action}
    </div>
  );
}
