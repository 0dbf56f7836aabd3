import { keepText } from '@suluh/i18n-id/learning';
import { definePage } from '../parts/page/index.ts';
import { KeptLessonsScreen } from './KeptLessonsScreen.tsx';

/** Lessons kept on the device. */
export const keptLessonsPage = definePage('keptLessons', { words: keepText.list, Screen: KeptLessonsScreen });
