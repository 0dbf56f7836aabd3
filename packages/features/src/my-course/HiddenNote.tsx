import { apiPath, type Routes } from '@suluh/domain/address';
import { myCourseText } from '@suluh/i18n-id/myCourse';
import { SubmitButton } from '@suluh/ui/buttons/SubmitButton';
import { Note } from '@suluh/ui/feedback/Note';
import type { ReactElement } from 'react';
import { PostedFields } from '../parts/posted-fields/index.ts';

interface HiddenNoteProps {
  /** Slug of the course that was just hidden; null for none. */
  course: string | null;
  routes: Routes;
  /** The list, to return to. */
  path: string;
}

/** Says that a course was taken off the list, with the way back; before JavaScript too. */
export function HiddenNote({ course, routes, path }: HiddenNoteProps): ReactElement | null {
  if (course === null) return null;
  return (
    <Note tone="info" className="myCourse-note">
      <form method="post" action={apiPath(routes, '/api/form/course-show')} className="myCourse-undo">
        {myCourseText.hidden}
        <PostedFields values={{ course, redirectTo: path }} />
        <SubmitButton kind="plain" size="small">
          {myCourseText.undo}
        </SubmitButton>
      </form>
    </Note>
  );
}
