import { myCourseText } from '@suluh/i18n-id/myCourse';
import { definePage } from '../parts/page/index.ts';
import { MyCourseScreen } from './MyCourseScreen.tsx';

/** The courses of a learner. */
export const myCoursePage = definePage('myCourse', { words: myCourseText.title, Screen: MyCourseScreen });

/** Those that take place somewhere. */
export const myCourseOfflinePage = definePage('myCourseOffline', {
  words: myCourseText.offlineTitle,
  Screen: (props) => MyCourseScreen({ ...props, only: 'offline' }),
});
