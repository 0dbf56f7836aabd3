import { wishlistText } from '@suluh/i18n-id/wishlist';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { courseCard } from '../../testing/courses.ts';
import { answering, found, logIn, show, tenant } from '../../testing/island.tsx';
import { CardMarks } from '../courses/CardMarks.tsx';
import { CatalogueCard } from '../courses/CatalogueCard.tsx';
import { Reviews } from './Reviews.tsx';

const review = (id: string) => ({
  _id: id,
  fullname: `Peserta ${id}`,
  foto: 'user/default.svg',
  comment: 'Jelas dan runtut sekali',
  rating: 5,
  liked: [],
  highlights: [],
  likes: 2,
  isLike: false,
  isVerified: true,
  isMine: false,
  answer: null,
  createdAt: '2026-10-16T07:30:00Z',
});
const summary = { rating: 5, totalRater: 2, highlights: [], breakdown: [{ rate: 5, count: 2 }] };

test('on a page for everybody a writer may not like or report their own review', async () => {
  const [own, other] = [review('a'), review('b')];
  logIn();
  await answering({
    'GET /api/course/marks': [
      found({ wishlisted: [], owned: [], ownedEvents: [], waiting: [], reviews: [own._id], likedReviews: [other._id] }),
    ],
  });
  await show(
    <>
      <Reviews
        summary={summary}
        reviews={[own, other]}
        query={{ page: 1, sort: 'desc', rating: undefined }}
        totalPages={1}
        hrefOf={() => '/course/1'}
        routes={tenant.routes}
        now={new Date()}
      />
      <CatalogueCard course={courseCard({ id: 7_001 })} tenant={tenant} />
      <CardMarks words={wishlistText}>
        <b>Terdaftar</b>
      </CardMarks>
    </>,
  );
  await expect.poll(() => page.getByRole('button', { name: 'Laporkan' }).elements().length).toBe(1);
  const helpful = page.getByRole('button', { name: /^Membantu/ });
  expect(helpful.elements()).toHaveLength(1);
  await expect.element(helpful).toHaveAttribute('aria-pressed', 'true');
  await expect.element(helpful).toHaveAttribute('value', 'false');
});
