import type { courseCard } from '@suluh/api/catalogue';
import { isOffline, isPrakerja, PRAKERJA_CODE, priceWithPercentage } from '@suluh/domain/course';
import { priceNowRupiah } from '@suluh/domain/pricing';
import { vignetteOf } from '@suluh/domain/vignette';
import { courseTypeText } from '@suluh/i18n-id/course';
import type { z } from 'zod';
import type { StoredCard } from '../../search/courseProjection.ts';

/** Card as an answer carries it. */
export type CourseCard = z.input<typeof courseCard>;

/**
 * A card of this moment: what is kept of it, with the cities and start of the events that are not over, the flash-sale
 * price while one runs, what follows from the rules, and a picture of ours where it was given none.
 */
export function toCourseCard(stored: StoredCard, now: Date, flashPrice: number | undefined): CourseCard {
  const { typeCode, events, ...kept } = stored;
  const seconds = now.getTime() / 1000;
  const coming = events.filter((event) => event.end > seconds);
  const next = coming.find((event) => event.start > seconds);
  const priceAfter = priceNowRupiah(stored.priceAfter, flashPrice);
  const categoryid = stored.categories.map((category) => category.id);
  return {
    ...kept,
    thumbnail: stored.thumbnail ?? vignetteOf({ title: stored.fullname, categories: stored.categories }),
    ...priceWithPercentage({ price: stored.price, priceAfter }),
    slugCourse: stored.slug,
    promoPrice: flashPrice === undefined ? null : priceAfter,
    haveEvent: events.length > 0,
    categoryid,
    coursetype: { id: typeCode, name: courseTypeText[typeCode] },
    locationEvent: [...new Set(coming.flatMap(({ city }) => city ?? []))],
    category: isPrakerja({ categoryid }) ? PRAKERJA_CODE : null,
    type: isOffline({ id: typeCode }) ? 'offline' : 'online',
    date: next ? new Date(next.start * 1000).toISOString() : null,
  };
}
