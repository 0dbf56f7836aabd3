import type { ReactElement, ReactNode } from 'react';
import { Badge } from '../badges/Badge.tsx';
import { Icon } from '../icons/Icon.tsx';
import { Anchor, type LinkComponent } from '../links/Anchor.tsx';
import { Price } from '../price/Price.tsx';
import { RatingLine } from '../rating/RatingLine.tsx';
import type { CourseView } from './courseView.ts';

interface CourseFactsProps {
  course: CourseView;
  headingLevel: 2 | 3;
  /** Badge an island shows when the visitor owns the course. */
  ownedMark?: ReactNode;
  linkComponent?: LinkComponent | undefined;
}

/**
 * The words of a course card: type badge, title, institution, rating, location and price. The title's link covers the
 * card.
 */
export function CourseFacts({ course, headingLevel, ownedMark, linkComponent }: CourseFactsProps): ReactElement {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <div className="card-b">
      <div className="card-tags">
        <Badge tone={course.typeBadge.tone}>{course.typeBadge.text}</Badge>
        {course.ownedText && (
          <Badge tone="prakerja" icon="check">
            {course.ownedText}
          </Badge>
        )}
        {ownedMark}
      </div>
      <Heading className="card-t">
        <Anchor href={course.href} as={linkComponent}>
          {course.title}
        </Anchor>
      </Heading>
      <div className="card-o">
        <Icon name="bank" />
        <span>{course.partner}</span>
      </div>
      {course.rating && <RatingLine rating={course.rating} />}
      {course.locationText && (
        <div className="card-loc">
          <Icon name="pin-fill" />
          <span>{course.locationText}</span>
        </div>
      )}
      <Price price={course.price} />
    </div>
  );
}
