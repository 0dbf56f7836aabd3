import type { courseCard } from '@suluh/api/catalogue';
import { isOffline, isPrakerja, PRAKERJA_CODE, priceWithPercentage } from '@suluh/domain/course';
import { priceNowRupiah } from '@suluh/domain/pricing';
import type { z } from 'zod';
import { courseTypeText } from '@suluh/i18n-id/course';
import type { IndexedEvent } from './indexedCourse.ts';

/** Card as an answer carries it. */
export type CourseCard = z.input<typeof courseCard>;

/** Card as `course_search.card` keeps it (migration 0001): what does not depend on the moment. */
export interface StoredCard {
  id: number;
  slug: string;
  slugCategory: string;
  fullname: string;
  summary: string;
  thumbnail: string | null;
  price: number;
  priceAfter: number;
  isVoucher: boolean;
  ads: boolean;
  categories: { id: number; name: string; slug: string }[];
  typeCode: 'a' | 'b' | 'c' | 'd';
  teacherName: string;
  institution: { code: string; name: string };
  rating: { rating: number; totalRater: number };
  location: string | null;
  minAge: number | null;
  maxAge: number | null;
  education: string | null;
  events: IndexedEvent[];
}

/** Cities and start of the events that are not over, and the flash-sale price while one runs: what a card says now. */
export function toCourseCard(stored: StoredCard, now: Date, flashPrice: number | undefined): CourseCard {
  const seconds = now.getTime() / 1000;
  const coming = stored.events.filter((event) => event.end > seconds);
  const next = coming.find((event) => event.start > seconds);
  const priceAfter = priceNowRupiah(stored.priceAfter, flashPrice);
  const categoryid = stored.categories.map((category) => category.id);
  return {
    id: stored.id,
    slug: stored.slug,
    slugCourse: stored.slug,
    slugCategory: stored.slugCategory,
    fullname: stored.fullname,
    summary: stored.summary,
    thumbnail: stored.thumbnail,
    ...priceWithPercentage({ price: stored.price, priceAfter }),
    promoPrice: flashPrice === undefined ? null : priceAfter,
    isVoucher: stored.isVoucher,
    ads: stored.ads,
    haveEvent: stored.events.length > 0,
    categoryid,
    categories: stored.categories,
    coursetype: { id: stored.typeCode, name: courseTypeText[stored.typeCode] },
    teacher: { fullname: stored.teacherName },
    institution: stored.institution,
    rating: stored.rating,
    locationEvent: [...new Set(coming.flatMap(({ city }) => city ?? []))],
    category: isPrakerja({ categoryid }) ? PRAKERJA_CODE : null,
    type: isOffline({ id: stored.typeCode }) ? 'offline' : 'online',
    location: stored.location,
    date: next ? new Date(next.start * 1000).toISOString() : null,
    min_age: stored.minAge,
    max_age: stored.maxAge,
    education: stored.education,
  };
}
