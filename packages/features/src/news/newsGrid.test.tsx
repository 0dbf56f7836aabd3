import { ContentStylesheet } from '@suluh/ui/stylesheets/ContentStylesheet';
import { expect, test } from 'vitest';
import { show } from '../testing/island.tsx';

test.each([
  [1, 3],
  [2, 2],
  [3, 3],
  [4, 2],
  [6, 3],
])('%i items lie in %i columns, so that two or four leave no hole', async (items, columns) => {
  const place = await show(
    <>
      <ContentStylesheet />
      <div className="content-news">
        {Array.from({ length: items }, (_, at) => (
          <article key={at}>Berita</article>
        ))}
      </div>
    </>,
  );
  const grid = place.querySelector('.content-news')!;
  expect(getComputedStyle(grid).gridTemplateColumns.split(' ')).toHaveLength(columns);
});
