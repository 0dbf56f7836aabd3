import { createGlobalStyle } from 'styled-components';
import { courseStoryStyles } from './CourseStory.styles.ts';

/** What a course page tells beyond the offer: for whom, by whom, what comes after paying. */
export const CourseStoryStylesheet = createGlobalStyle`
  ${courseStoryStyles}
`;
