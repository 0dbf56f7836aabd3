import { curriculumStyles } from '@suluh/ui/course/Curriculum.styles.ts';
import { scheduleCardStyles } from '@suluh/ui/course/ScheduleCard.styles.ts';
import { stylesheet } from '@suluh/ui/stylesheets/stylesheet';
import { courseBodyStyles } from '../parts/course-page/CourseBody.styles.ts';
import { courseHeroStyles } from '../parts/course-page/CourseHero.styles.ts';
import { lessonRowsStyles } from '../parts/lessons/LessonRows.styles.ts';
import { petalsStyles } from '../parts/petals/Petals.styles.ts';
import { smallCertificateStyles } from '../parts/small-certificate/SmallCertificate.styles.ts';
import { checkInSessionStyles } from './CheckInSession.styles.ts';
import { enrolmentStyles } from './Enrolment.styles.ts';

/** The page of an owned course. */
export const EnrolmentStylesheet = stylesheet`
  ${courseHeroStyles}
  ${courseBodyStyles}
  ${curriculumStyles}
  ${scheduleCardStyles}
  ${checkInSessionStyles}
  ${petalsStyles}
  ${lessonRowsStyles}
  ${smallCertificateStyles}
  ${enrolmentStyles}
`;
