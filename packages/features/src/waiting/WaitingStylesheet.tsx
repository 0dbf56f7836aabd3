import { scheduleCardStyles } from '@suluh/ui/course/ScheduleCard.styles.ts';
import { panelStyles } from '@suluh/ui/forms/Panel.styles.ts';
import { createGlobalStyle } from 'styled-components';
import { waitingStyles } from './Waiting.styles.ts';

/** The line of a schedule. */
export const WaitingStylesheet = createGlobalStyle`
  ${scheduleCardStyles}
  ${panelStyles}
  ${waitingStyles}
`;
