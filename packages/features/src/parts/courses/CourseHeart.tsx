'use client';
import { heartText } from '@suluh/i18n-id/heart';
import { WishlistHeart } from '@suluh/ui/wishlist/WishlistHeart';
import type { ReactElement } from 'react';
import { heartLabel } from './heartLabel.ts';
import { useWishlistToggle } from './useWishlistToggle.ts';

interface CourseHeartProps {
  courseId: number;
  title: string;
  /** What the page says of it, until the visitor's marks are there. */
  assumed: boolean;
  /** Told what holds after a press. */
  onChanged?: (wished: boolean) => void;
}

/** The heart on a course card. */
export function CourseHeart({ courseId, title, assumed, onChanged }: CourseHeartProps): ReactElement {
  const { wished, toggle } = useWishlistToggle(courseId, assumed);
  return (
    <WishlistHeart
      wished={wished}
      labels={{ add: heartLabel(heartText, title, false), remove: heartLabel(heartText, title, true) }}
      onToggle={async () => {
        const holds = await toggle();
        onChanged?.(holds);
        return holds;
      }}
    />
  );
}
