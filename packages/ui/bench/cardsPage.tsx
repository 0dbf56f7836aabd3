import { StrictMode, type ReactElement } from 'react';
import { CourseCard } from '../src/cards/CourseCard.tsx';
import { CourseGrid } from '../src/cards/CourseGrid.tsx';
import { SAMPLE_COURSES } from '../src/stories/courses.ts';
import { WishlistHeart } from '../src/wishlist/WishlistHeart.tsx';
import { CARD_COUNT, type Contents } from './cardsContents.ts';

const heart = (
  <WishlistHeart
    wished={false}
    labels={{ add: 'Tambah ke Wishlist', remove: 'Hapus dari Wishlist' }}
    onToggle={async (wish) => wish}
  />
);

/** The page of the bench: rendered to HTML in Node, hydrated in the browser. */
export function CardsPage({ contents }: { contents: Contents }): ReactElement {
  const indexes = Array.from({ length: contents === 'empty' ? 0 : CARD_COUNT }, (_, index) => index);
  return (
    <StrictMode>
      <CourseGrid columns={4}>
        {indexes.map((index) =>
          contents === 'hearts' ? (
            <div key={index}>{heart}</div>
          ) : (
            <CourseCard
              key={index}
              course={SAMPLE_COURSES[index % SAMPLE_COURSES.length]!}
              wideOnMobile
              heart={contents === 'both' && heart}
            />
          ),
        )}
      </CourseGrid>
    </StrictMode>
  );
}
