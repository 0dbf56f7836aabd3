import { MAIN_ROUTES } from '@suluh/domain/address';
import { besideListingText } from '@suluh/i18n-id/listing';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectReadable, show } from '../../testing/island.tsx';
import { DatesLinks } from './DatesLinks.tsx';

const collection = (slug: string, title: string, datedCourse: number) => ({ slug, title, datedCourse });

test('leads to the dates of each collection that has some to come, and to no other', async () => {
  await show(
    <DatesLinks
      routes={MAIN_ROUTES}
      collections={[
        collection('kriya', 'Kriya Nusantara', 3),
        collection('mandiri', 'Belajar Mandiri', 0),
        collection('pilihan-terbaik', 'Pilihan Terbaik', 1),
      ]}
    />,
  );
  const links = page.getByRole('navigation', { name: besideListingText.datedIn }).getByRole('link');
  expect(links.elements().map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    [besideListingText.datedOf('Kriya Nusantara', '3'), '/collection-course/event/kriya'],
    [besideListingText.datedOf('Pilihan Terbaik', '1'), '/collection-course/event/pilihan-terbaik'],
  ]);
  await expectReadable();
});

test('is nothing where no collection has a date to come', () => {
  expect(
    renderToString(<DatesLinks routes={MAIN_ROUTES} collections={[collection('mandiri', 'Belajar Mandiri', 0)]} />),
  ).toBe('');
});
