import type { ReactElement } from 'react';
import { Badge } from '../badges/Badge.tsx';
import { Icon } from '../icons/Icon.tsx';
import { Anchor, type LinkComponent } from '../links/Anchor.tsx';
import { Price } from '../price/Price.tsx';
import { RatingLine } from '../rating/RatingLine.tsx';
import type { CourseView } from './courseView.ts';

interface CourseFactsProps {
  course: CourseView;
  headingLevel: 2 | 3;
  /** Of a card that takes the wide form below 1024 px. */
  wideOnMobile: boolean;
  linkComponent?: LinkComponent | undefined;
}

const PART_CLASS = {
  narrow: { body: 'courseCard-body', title: 'courseCard-title', price: 'courseCard-price' },
  wide: {
    body: 'courseCard-body wideCourseCard-body',
    title: 'courseCard-title wideCourseCard-title',
    price: 'courseCard-price wideCourseCard-price',
  },
} as const;

/**
 * The words of a course card: type badge, title, institution, rating, learners, location and price. The title's link covers the
 * card.
 */
export function CourseFacts({ course, headingLevel, wideOnMobile, linkComponent }: CourseFactsProps): ReactElement {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  const form = wideOnMobile ? 'wide' : 'narrow';
  return (
    <div className={PART_CLASS[form].body}>
      <div className="courseCard-tags">
        <Badge tone={course.typeBadge.tone}>{course.typeBadge.text}</Badge>
        {course.ownedText && (
          <Badge tone="prakerja" icon="check">
            {course.ownedText}
          </Badge>
        )}
        {course.availableText && (
          <span data-unowned="" style={{ display: 'flex' }}>
            <Badge>{course.availableText}</Badge>
          </span>
        )}
      </div>
      <Heading className={PART_CLASS[form].title}>
        <Anchor href={course.href} as={linkComponent}>
          {course.title}
        </Anchor>
      </Heading>
      <div className="courseCard-partner">
        <Icon name="bank" />
        <span>{course.partner}</span>
      </div>
      {course.rating && <RatingLine rating={course.rating} />}
      {course.learnersText && (
        <div className="courseCard-partner">
          <Icon name="users" />
          <span>{course.learnersText}</span>
        </div>
      )}
      {course.locationText && (
        <div className="courseCard-location">
          <Icon name="pin-fill" />
          <span>{course.locationText}</span>
        </div>
      )}
      <Price price={course.price} className={PART_CLASS[form].price}>
        {course.priceNote && (
          <span className="type-small price-free" style={{ display: 'block' }}>
            {course.priceNote}
          </span>
        )}
        {course.actionText && (
          <span data-unowned="" className="type-link type-small">
            {course.actionText}
          </span>
        )}
      </Price>
      {course.action && <div className="courseCard-action">{course.action}</div>}
    </div>
  );
}
