/** What a lesson can be. */
export const LESSON_KINDS = ['video', 'article', 'file', 'link', 'live', 'quiz', 'assignment', 'scorm'] as const;
