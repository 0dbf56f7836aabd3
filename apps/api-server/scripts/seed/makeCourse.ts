import { categoryWords, audiences, titlePatterns } from './words/topics.ts';
import { teacherNames } from './words/places.ts';
import { drawFor, type Draw } from './draw.ts';
import { makeEvents, type SeedEvent } from './makeEvents.ts';
import { makeReviews, type SeedReview } from './makeReviews.ts';
import { seedPartners } from './partners.ts';

/** A made-up course with its reviews and schedules. Prices in rupiah, dates in ISO 8601. */
export interface SeedCourse {
  sourceId: string;
  slug: string;
  fullname: string;
  summary: string;
  description: string;
  outcomes: string[];
  typeCode: 'a' | 'b' | 'c' | 'd';
  price: number;
  priceAfter: number;
  isVoucher: boolean;
  isAd: boolean;
  partnerCode: string;
  teacherName: string;
  city: string;
  minAge: number | null;
  maxAge: number | null;
  education: string | null;
  level: string;
  durationMinutes: number;
  studentCount: number;
  certificate: 'competence' | 'completion';
  ratingAverage: number;
  starCounts: number[];
  publishedAt: string;
  categorySlugs: string[];
  reviews: SeedReview[];
  events: SeedEvent[];
}

const TYPES = [
  { type: 'a', weight: 55 },
  { type: 'b', weight: 18 },
  { type: 'c', weight: 9 },
  { type: 'd', weight: 18 },
] as const;
/** Usual prices in rupiah. */
const PRICES = {
  a: [49_000, 75_000, 99_000, 149_000, 199_000, 250_000, 349_000, 499_000],
  b: [25_000, 50_000, 75_000, 100_000, 150_000, 200_000],
  c: [350_000, 500_000, 750_000, 1_000_000, 1_500_000],
  d: [150_000, 300_000, 450_000, 600_000, 900_000, 1_750_000, 3_500_000],
} as const;
const FREE_SHARE = 0.22;
const DISCOUNTED_SHARE = 0.35;
const EDUCATIONS = [
  { education: null, weight: 55 },
  { education: 'SMA/SMK', weight: 30 },
  { education: 'D3', weight: 7 },
  { education: 'S1', weight: 8 },
] as const;
const LEVELS = [
  { level: 'Pemula', weight: 60 },
  { level: 'Menengah', weight: 30 },
  { level: 'Mahir', weight: 10 },
] as const;
const AGES = [
  { ages: [null, null], weight: 60 },
  { ages: [15, null], weight: 12 },
  { ages: [17, 30], weight: 8 },
  { ages: [18, null], weight: 12 },
  { ages: [18, 64], weight: 8 },
] as const;
const FIRST_PUBLISHED_MS = Date.UTC(2023, 0, 1);
const LAST_PUBLISHED_MS = Date.UTC(2025, 9, 31);

const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

function makePrice(draw: Draw, type: keyof typeof PRICES): { price: number; priceAfter: number } {
  if (draw.isIn(FREE_SHARE)) return { price: 0, priceAfter: 0 };
  const price = draw.pick<number>(PRICES[type]);
  if (!draw.isIn(DISCOUNTED_SHARE)) return { price, priceAfter: price };
  return { price, priceAfter: Math.round((price * (100 - draw.between(2, 14) * 5)) / 100_000) * 1000 };
}

/** Course `number` (from 1) under `seed`: pure, and independent of how many are made. */
export function makeCourse(seed: number, number: number): SeedCourse {
  const draw = drawFor(seed, number);
  const words = draw.weighted(categoryWords);
  const [topic, focus, audience] = [draw.pick(words.topics), draw.pick(words.focuses), draw.pick(audiences)];
  const fullname = draw.pick(titlePatterns)(topic, focus, audience);
  const { type } = draw.weighted(TYPES);
  const partner = draw.weighted(seedPartners);
  const [minAge, maxAge] = draw.weighted(AGES).ages;
  const prices = makePrice(draw, type);
  const reviews = makeReviews(draw, words.slug);
  const starCounts = [1, 2, 3, 4, 5].map((stars) => reviews.filter(({ rating }) => rating === stars).length);
  const ratingSum = reviews.reduce((sum, { rating }) => sum + rating, 0);
  const publishedMs = FIRST_PUBLISHED_MS + draw.chance() * (LAST_PUBLISHED_MS - FIRST_PUBLISHED_MS);
  return {
    sourceId: `${seed}-${number}`,
    slug: `${slugOf(fullname)}-${seed}-${number}`,
    fullname,
    summary: `${topic} bersama ${partner.name}: ${focus.toLowerCase()}, untuk ${audience.toLowerCase()}.`,
    description: `Kelas ini mengajarkan ${topic.toLowerCase()} lewat contoh yang dekat dengan pekerjaan sehari-hari. Setiap bagian ditutup latihan singkat, dan hasilnya bisa langsung kamu pakai.`,
    outcomes: [`Memahami dasar ${topic.toLowerCase()}`, `Mengerjakan latihan ${focus.toLowerCase()}`],
    typeCode: type,
    ...prices,
    isVoucher: type === 'a' && draw.isIn(0.05),
    isAd: draw.isIn(0.01),
    partnerCode: partner.code,
    teacherName: draw.pick(teacherNames),
    city: partner.place.city,
    minAge,
    maxAge,
    education: draw.weighted(EDUCATIONS).education,
    level: draw.weighted(LEVELS).level,
    durationMinutes: draw.between(2, type === 'b' ? 6 : 48) * 30,
    studentCount: reviews.length * draw.between(3, 20) + Math.floor(draw.chance() ** 3 * 400),
    certificate: draw.isIn(0.2) ? 'competence' : 'completion',
    ratingAverage: reviews.length === 0 ? 0 : Number((ratingSum / reviews.length).toFixed(4)),
    starCounts,
    publishedAt: new Date(publishedMs).toISOString(),
    categorySlugs: draw.isIn(0.15) ? [words.slug, 'prakerja'] : [words.slug],
    reviews,
    events: type === 'a' ? [] : makeEvents(draw, type, partner.place, prices.priceAfter),
  };
}
