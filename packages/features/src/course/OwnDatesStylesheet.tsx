import { scheduleCardStyles } from '@suluh/ui/course/ScheduleCard.styles.ts';
import { checkStyles } from '@suluh/ui/forms/Check.styles.ts';
import { stylesheet } from '@suluh/ui/stylesheets/stylesheet';
import { ownDatesStyles } from './OwnDates.styles.ts';

/** Dates for a programme's own people. */
export const OwnDatesStylesheet = stylesheet`
  ${scheduleCardStyles}
  ${checkStyles}
  ${ownDatesStyles}
`;
