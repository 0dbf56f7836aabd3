import type { CourseDetail } from '@suluh/api/types';
import { RichText } from '@suluh/ui/content/RichText';
import type { ReactElement } from 'react';
import { ArticleStylesheet } from '../parts/article/index.ts';

/** What a course is about: with headings and lists where staff wrote some, else paragraphs. */
export function CourseDescription({
  description,
  descriptionHtml,
}: Pick<CourseDetail, 'description' | 'descriptionHtml'>): ReactElement {
  if (descriptionHtml !== null)
    return (
      <>
        <ArticleStylesheet />
        <RichText html={descriptionHtml} />
      </>
    );
  return (
    <>
      {description.split(/\n{2,}/).map((paragraph) => (
        <p key={paragraph.slice(0, 80)} className="courseBody-prose">
          {paragraph}
        </p>
      ))}
    </>
  );
}
