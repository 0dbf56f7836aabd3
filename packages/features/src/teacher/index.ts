import { teacherText } from '@suluh/i18n-id/teacher';
import { definePage, unsaid, type ScreenProps, type Said } from '../parts/page/index.ts';
import { sharedPictures } from '../parts/pictures/index.ts';
import { loadTeacher } from './load.ts';
import { TeacherScreen } from './TeacherScreen.tsx';

async function wordsOf({ context, slug }: ScreenProps<'teacher'>): Promise<Said> {
  const outcome = await loadTeacher(context, slug);
  if (outcome.kind !== 'found') return unsaid(outcome);
  const { fullname, foto } = outcome.data.data;
  return { title: teacherText.title(fullname), pictures: sharedPictures(foto) };
}

/** Somebody who teaches. */
export const teacherPage = definePage('teacher', { words: wordsOf, Screen: TeacherScreen });
