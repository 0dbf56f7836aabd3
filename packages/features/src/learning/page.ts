import { lessonText, testText } from '@suluh/i18n-id/learning';
import { definePage } from '../parts/page/index.ts';
import { LessonScreen } from './lesson/LessonScreen.tsx';
import { TestScreen } from './test/TestScreen.tsx';

/** A lesson of an owned course. */
export const lessonPage = definePage('lesson', { words: lessonText.title, Screen: LessonScreen });

/** A test of an owned course: before it, while a try is open, after it. */
export const testPage = definePage('test', { words: testText.title, Screen: TestScreen });
