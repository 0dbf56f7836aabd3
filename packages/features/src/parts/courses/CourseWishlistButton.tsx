'use client';
import { heartText } from '@suluh/i18n-id/heart';
import { WishlistButton } from '@suluh/ui/wishlist/WishlistButton';
import type { ReactElement } from 'react';
import { useWishlistToggle } from './useWishlistToggle.ts';

/** The wishlist button of a course page, with its word in the buy box or as an icon in the bottom bar. */
export function CourseWishlistButton({
  courseId,
  iconOnly = false,
}: {
  courseId: number;
  iconOnly?: boolean;
}): ReactElement {
  const { wished, isSettled, toggle } = useWishlistToggle(courseId);
  return (
    <WishlistButton
      wished={wished}
      isSettled={isSettled}
      iconOnly={iconOnly}
      labels={{ add: heartText.add, remove: heartText.remove, text: heartText.title }}
      onToggle={toggle}
    />
  );
}
