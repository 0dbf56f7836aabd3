import { createGlobalStyle } from 'styled-components';
import { myCourseCardStyles } from './MyCourseCard.styles.ts';

/** The courses of a learner, beside `AccountStylesheet`. */
export const MyCourseStylesheet = createGlobalStyle`
  ${myCourseCardStyles}
`;
