import { createGlobalStyle } from 'styled-components';
import { buyBoxStyles } from '../course/BuyBox.styles.ts';
import { courseBodyStyles } from '../course/CourseBody.styles.ts';
import { courseHeroStyles } from '../course/CourseHero.styles.ts';
import { curriculumStyles } from '../course/Curriculum.styles.ts';
import { reviewStyles } from '../course/Reviews.styles.ts';
import { scheduleCardStyles } from '../course/ScheduleCard.styles.ts';
import { selectStyles } from '../forms/Select.styles.ts';
import { bottomBarStyles } from '../furniture/BottomBar.styles.ts';
import { paginationStyles } from '../navigation/Pagination.styles.ts';
import { tabsStyles } from '../navigation/Tabs.styles.ts';

/** The course page: hero, buy box, curriculum, schedules and reviews. */
export const CourseStylesheet = createGlobalStyle`
  ${tabsStyles}
  ${selectStyles}
  ${paginationStyles}
  ${bottomBarStyles}
  ${courseHeroStyles}
  ${courseBodyStyles}
  ${curriculumStyles}
  ${scheduleCardStyles}
  ${reviewStyles}
  ${buyBoxStyles}
`;
