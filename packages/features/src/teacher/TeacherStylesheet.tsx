import { stylesheet } from '@suluh/ui/stylesheets/stylesheet';
import { teacherHeadStyles } from './TeacherHead.styles.ts';
import { teacherScreenStyles } from './TeacherScreen.styles.ts';

/** What the page of a teacher has beside `ListingStylesheet`. */
export const TeacherStylesheet = stylesheet`
  ${teacherScreenStyles}
  ${teacherHeadStyles}
`;
