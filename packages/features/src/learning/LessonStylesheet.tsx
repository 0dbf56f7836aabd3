import { tabsStyles } from '@suluh/ui/navigation/Tabs.styles.ts';
import { createGlobalStyle } from 'styled-components';
import { lessonStyles } from './lesson/Lesson.styles.ts';
import { lessonArticleStyles } from '../parts/article/LessonArticle.styles.ts';
import { notesStyles } from './notes/Notes.styles.ts';
import { playerStyles } from './player/Player.styles.ts';
import { lessonRowsStyles } from '../parts/lessons/LessonRows.styles.ts';
import { petalsStyles } from '../parts/petals/Petals.styles.ts';
import { roomStyles } from './room/Room.styles.ts';
import { roomCurriculumStyles } from './room/RoomCurriculum.styles.ts';
import { testFactsStyles } from './test/TestFacts.styles.ts';

/** A lesson with its curriculum, player and notes. */
export const LessonStylesheet = createGlobalStyle`
  ${tabsStyles}
  ${roomStyles}
  ${petalsStyles}
  ${roomCurriculumStyles}
  ${lessonRowsStyles}
  ${lessonStyles}
  ${lessonArticleStyles}
  ${playerStyles}
  ${notesStyles}
  ${testFactsStyles}
`;
