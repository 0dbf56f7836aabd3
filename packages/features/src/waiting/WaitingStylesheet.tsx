import { scheduleCardStyles } from '@suluh/ui/course/ScheduleCard.styles.ts';
import { panelStyles } from '@suluh/ui/forms/Panel.styles.ts';
import { stylesheet } from '@suluh/ui/stylesheets/stylesheet';
import { waitingStyles } from './Waiting.styles.ts';

/** The line of a schedule. */
export const WaitingStylesheet = stylesheet`
  ${scheduleCardStyles}
  ${panelStyles}
  ${waitingStyles}
`;
