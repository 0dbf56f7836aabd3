import { handedIn, handIn } from './handIn.ts';
import { noteRoutes } from './notes.ts';
import { askQuestion } from './questions.ts';
import { lessonDetail } from './readLesson.ts';
import { lessonProgress } from './reportProgress.ts';
import { savePackage } from './savePackage.ts';

/** Lessons of owned courses (docs/product/learning.md#lessons). */
export const lessonRoutes = [lessonDetail, lessonProgress, ...noteRoutes, askQuestion, savePackage, handIn, handedIn];
