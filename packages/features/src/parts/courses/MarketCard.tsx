'use client';
import { CourseCard, type CourseCardProps } from '@suluh/ui/cards/CourseCard';
import type { ReactElement } from 'react';
import { CourseHeart } from './CourseHeart.tsx';
import { OwnedMark } from './OwnedMark.tsx';

interface MarketCardProps extends Pick<CourseCardProps, 'course' | 'headingLevel' | 'wideOnMobile' | 'eager'> {
  courseId: number;
  hasWishlist: boolean;
}

/**
 * A course card with its islands. Drawn in the browser too: what a page would bring of its markup a second time is
 * heavier than what it shows.
 */
export function MarketCard({ courseId, hasWishlist, ...card }: MarketCardProps): ReactElement {
  return (
    <CourseCard
      {...card}
      heart={hasWishlist && <CourseHeart courseId={courseId} title={card.course.title} />}
      ownedMark={<OwnedMark courseId={courseId} />}
    />
  );
}
