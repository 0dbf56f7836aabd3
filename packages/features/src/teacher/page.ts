import { teacherText } from '@suluh/i18n-id/teacher';
import { definePage, type PageWords, type ScreenProps } from '../parts/page/index.ts';
import { loadTeacher } from './load.ts';
import { TeacherScreen } from './TeacherScreen.tsx';

async function wordsOf({ context, slug }: ScreenProps<'teacher'>): Promise<PageWords | null> {
  const outcome = await loadTeacher(context, slug);
  if (outcome.kind !== 'found') return null;
  const { fullname } = outcome.data.data;
  return { title: teacherText.title(fullname) };
}

/** Somebody who teaches. */
export const teacherPage = definePage('teacher', { words: wordsOf, Screen: TeacherScreen });
