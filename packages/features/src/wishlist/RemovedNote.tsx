'use client';
import { wishlistText } from '@suluh/i18n-id/wishlist';
import { Button } from '@suluh/ui/buttons/Button';
import { Note } from '@suluh/ui/feedback/Note';
import { useEffect, useRef, type ReactElement } from 'react';
import { useWishlistToggle } from '../parts/courses/useWishlistToggle.ts';

interface RemovedNoteProps {
  courseId: number;
  title: string;
  onUndone: () => void;
}

/** Says which course left the wishlist, and brings it back (docs/product/wishlist.md#page). */
export function RemovedNote({ courseId, title, onUndone }: RemovedNoteProps): ReactElement {
  const { add } = useWishlistToggle(courseId);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [courseId]); // the heart that had the focus went with its card
  async function undo(): Promise<void> {
    if (await add()) onUndone();
  }
  return (
    <div ref={box} tabIndex={-1} role="status">
      <Note>
        {wishlistText.left(title)}{' '}
        <Button kind="line" size="small" onClick={() => void undo()}>
          {wishlistText.undo}
        </Button>
      </Note>
    </div>
  );
}
