import { apiPath, type Routes } from '@suluh/domain/address';
import { noteText } from '@suluh/i18n-id/learning';
import type { ReactElement } from 'react';

/** The title of the notes, with the way to have those of the whole course. */
export function NotesHead({ course, routes }: { course: string; routes: Routes }): ReactElement {
  return (
    <div className="notes-row">
      <h2 className="type-h3" id="catatan-judul">
        {noteText.title}
      </h2>
      <a
        className="type-link"
        href={apiPath(routes, `/api/my-course/${encodeURIComponent(course)}/note`)}
        aria-label={noteText.downloadAllOf}
        download
      >
        {noteText.downloadAll}
      </a>
    </div>
  );
}
