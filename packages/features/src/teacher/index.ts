import { teacherText } from '@suluh/i18n-id/teacher';
import { definePage, type PageWords, type ScreenProps } from '../parts/page/index.ts';
import { sharedPictures } from '../parts/pictures/index.ts';
import { loadTeacher } from './load.ts';
import { TeacherScreen } from './TeacherScreen.tsx';

async function wordsOf({ context, slug }: ScreenProps<'teacher'>): Promise<PageWords | null> {
  const outcome = await loadTeacher(context, slug);
  if (outcome.kind !== 'found') return null;
  const { fullname, foto } = outcome.data.data;
  return { title: teacherText.title(fullname), pictures: sharedPictures(foto) };
}

/** Somebody who teaches. */
export const teacherPage = definePage('teacher', { words: wordsOf, Screen: TeacherScreen });
