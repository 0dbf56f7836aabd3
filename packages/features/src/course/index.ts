import { previewText } from '@suluh/i18n-id/preview';
import { scheduleText } from '@suluh/i18n-id/scheduleWords';
import { seoText } from '@suluh/i18n-id/seo';
import { definePage, unsaid, type ScreenProps, type Said } from '../parts/page/index.ts';
import { sharedPictures } from '../parts/pictures/index.ts';
import { CourseScreen } from './CourseScreen.tsx';
import { loadCourse } from '../parts/one-course/index.ts';
import { OwnDatesScreen } from './OwnDatesScreen.tsx';
import { PreviewScreen } from './PreviewScreen.tsx';

/** The canonical link is the one by slug, without the carried query. */
async function wordsOf({ context, slug }: ScreenProps<'course'>): Promise<Said> {
  const outcome = await loadCourse(context, slug);
  if (outcome.kind !== 'found') return unsaid(outcome);
  const { fullname: title, summary, thumbnail, institution, slug: canonicalSlug } = outcome.data;
  const description = summary || seoText.courseDescription(title, institution.name);
  return {
    title,
    description,
    canonical: { slug: canonicalSlug },
    pictures: sharedPictures(thumbnail),
  };
}

/** One course, with all that helps to choose it. */
export const coursePage = definePage('course', { words: wordsOf, Screen: CourseScreen });

/** Dates of a course for a programme's own people. */
export const ownDatesPage = definePage('ownDates', { words: scheduleText.ownPeople, Screen: OwnDatesScreen });

/** A course as staff see it before it is published: it says nothing of itself to who has its address alone. */
export const coursePreviewPage = definePage('coursePreview', { words: previewText.title, Screen: PreviewScreen });
