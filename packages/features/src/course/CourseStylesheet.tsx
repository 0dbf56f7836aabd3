import { stylesheet } from '@suluh/ui/stylesheets/stylesheet';
import { buyBoxStyles } from './BuyBox.styles.ts';
import { courseBodyStyles } from '../parts/course-page/CourseBody.styles.ts';
import { courseHeroStyles } from '../parts/course-page/CourseHero.styles.ts';
import { curriculumStyles } from '@suluh/ui/course/Curriculum.styles.ts';
import { reviewStyles } from '../parts/reviews/Reviews.styles.ts';
import { scheduleCardStyles } from '@suluh/ui/course/ScheduleCard.styles.ts';
import { selectStyles } from '@suluh/ui/forms/Select.styles.ts';
import { stickyBarStyles } from '@suluh/ui/furniture/StickyBar.styles.ts';
import { paginationStyles } from '@suluh/ui/navigation/Pagination.styles.ts';
import { tabsStyles } from '@suluh/ui/navigation/Tabs.styles.ts';

/** The course page: hero, buy box, curriculum, schedules and reviews. */
export const CourseStylesheet = stylesheet`
  ${tabsStyles}
  ${selectStyles}
  ${paginationStyles}
  ${stickyBarStyles}
  ${courseHeroStyles}
  ${courseBodyStyles}
  ${curriculumStyles}
  ${scheduleCardStyles}
  ${reviewStyles}
  ${buyBoxStyles}
`;
