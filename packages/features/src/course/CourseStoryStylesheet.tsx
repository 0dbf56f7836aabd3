import { stylesheet } from '@suluh/ui/stylesheets/stylesheet';
import { courseStoryStyles } from './CourseStory.styles.ts';

/** What a course page tells beyond the offer: for whom, by whom, what comes after paying. */
export const CourseStoryStylesheet = stylesheet`
  ${courseStoryStyles}
`;
