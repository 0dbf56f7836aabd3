import type { LessonKind } from '@suluh/domain/learning';
import type { IconName } from '@suluh/ui/icons/iconNames.ts';

/** The mark of each kind of lesson. */
export const LESSON_ICON = {
  video: 'play-circle',
  article: 'book',
  file: 'document',
  link: 'link',
  live: 'users',
  quiz: 'question',
  assignment: 'pencil',
  scorm: 'play-circle',
} as const satisfies Record<LessonKind, IconName>;
