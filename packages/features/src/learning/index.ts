import { definePage } from '../parts/page/index.ts';
import { LessonScreen } from './lesson/LessonScreen.tsx';
import { loadLesson, loadTest } from './load.ts';
import { loadTrial } from './trial/load.ts';
import { TrialScreen } from './trial/TrialScreen.tsx';
import { TestScreen } from './test/TestScreen.tsx';

/** A lesson of an owned course. */
export const lessonPage = definePage('lesson', {
  words: async ({ context, course, lesson }) => {
    const outcome = await loadLesson(context, course, lesson);
    return outcome.kind === 'found' ? { title: outcome.data.lesson.title } : null;
  },
  Screen: LessonScreen,
});

/** A test of an owned course: before it, while a try is open, after it. */
export const testPage = definePage('test', {
  words: async ({ context, course, test }) => {
    const outcome = await loadTest(context, course, test);
    return outcome.kind === 'found' ? { title: outcome.data.test.title } : null;
  },
  Screen: TestScreen,
});

/** A lesson that opens before its course is bought. */
export const trialPage = definePage('trial', {
  words: async ({ context, slug, lesson }) => {
    const outcome = await loadTrial(context, slug, lesson);
    return outcome.kind === 'found' ? { title: outcome.data.lesson.title } : null;
  },
  Screen: TrialScreen,
});
