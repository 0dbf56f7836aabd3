import { tabsStyles } from '@suluh/ui/navigation/Tabs.styles.ts';
import { stylesheet } from '@suluh/ui/stylesheets/stylesheet';
import { lessonStyles } from './lesson/Lesson.styles.ts';
import { richTextStyles } from '@suluh/ui/content/RichText.styles.ts';
import { notesStyles } from './notes/Notes.styles.ts';
import { playerStyles } from './player/Player.styles.ts';
import { lessonRowsStyles } from '../parts/lessons/LessonRows.styles.ts';
import { petalsStyles } from '../parts/petals/Petals.styles.ts';
import { roomStyles } from './room/Room.styles.ts';
import { roomCurriculumStyles } from './room/RoomCurriculum.styles.ts';
import { testFactsStyles } from './test/TestFacts.styles.ts';

/** A lesson with its curriculum, player and notes. */
export const LessonStylesheet = stylesheet`
  ${tabsStyles}
  ${roomStyles}
  ${petalsStyles}
  ${roomCurriculumStyles}
  ${lessonRowsStyles}
  ${lessonStyles}
  ${richTextStyles}
  ${playerStyles}
  ${notesStyles}
  ${testFactsStyles}
`;
