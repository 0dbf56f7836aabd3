import type { CourseDetail } from '@suluh/api/types';
import { isFree, isOffline } from '@suluh/domain/course';
import type { ReactElement } from 'react';

/**
 * schema.org description of a course for search engines. `<` is written as an escape, so that no text can end the
 * script.
 */
export function CourseJsonLd({ course, url }: { course: CourseDetail; url: string }): ReactElement {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Course',
    name: course.fullname,
    description: course.summary || course.description.slice(0, 300),
    url,
    inLanguage: course.language,
    provider: { '@type': 'Organization', name: course.institution.name },
    ...(course.rating.totalRater > 0
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: course.rating.rating,
            ratingCount: course.rating.totalRater,
            bestRating: 5,
          },
        }
      : {}),
    offers: {
      '@type': 'Offer',
      price: course.priceAfter,
      priceCurrency: 'IDR',
      category: isFree(course) ? 'Free' : 'Paid',
      url,
    },
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: isOffline(course.coursetype) ? 'Onsite' : 'Online',
      courseWorkload: `PT${course.durationMinutes}M`,
    },
  };
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
    />
  );
}
