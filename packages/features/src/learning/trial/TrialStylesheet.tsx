import { richTextStyles } from '@suluh/ui/content/RichText.styles.ts';
import { stylesheet } from '@suluh/ui/stylesheets/stylesheet';
import { lessonStyles } from '../lesson/Lesson.styles.ts';
import { playerStyles } from '../player/Player.styles.ts';

/** A lesson to try. */
export const TrialStylesheet = stylesheet`
  ${lessonStyles}
  ${richTextStyles}
  ${playerStyles}
`;
