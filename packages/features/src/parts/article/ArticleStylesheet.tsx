import { createGlobalStyle } from 'styled-components';
import { lessonArticleStyles } from './LessonArticle.styles.ts';

/** Running text with headings and lists, where a page has some. */
export const ArticleStylesheet = createGlobalStyle`
  ${lessonArticleStyles}
`;
