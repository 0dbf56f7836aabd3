'use client';
import { wishlistText } from '@suluh/i18n-id/wishlist';
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
      labels={{ add: wishlistText.add, remove: wishlistText.remove, text: wishlistText.title }}
      onToggle={toggle}
    />
  );
}
