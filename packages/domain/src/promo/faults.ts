import { sumRupiah, type Rupiah } from '../money/index.ts';
import { DAY_MS, offerPeriodFault, weekdayOf, type OfferPeriodFault } from '../time/index.ts';

/** What of a promo can contradict itself. */
export interface PromoPlan {
  kind: 'amount' | 'percent';
  amount: Rupiah;
  percent: number;
  /** null: without a limit. */
  maxDiscount: Rupiah | null;
  /** null: without a limit. */
  quota: number | null;
  /** How often it counts as used. */
  used: number;
  /** Days it holds on, 1 is Monday; none: every day. */
  weekdays: readonly number[];
  startAt: Date;
  endAt: Date;
}

export type PromoFault = OfferPeriodFault | 'worthless' | 'worthlessMost' | 'quota' | 'noSuchDay';

interface Rule {
  field: keyof PromoPlan;
  /** Fields that decide it. */
  of: readonly string[];
  fault: (promo: PromoPlan, madeAt: Date | null) => PromoFault | null;
}

/** A week from the beginning on, day by day; what the end reaches into beyond is asked for by itself. */
const DAYS = [0, 1, 2, 3, 4, 5, 6];

/** Whether a moment from one until just before another is on one of these days. */
const meetsDay = ({ weekdays, startAt, endAt }: PromoPlan): boolean =>
  weekdays.length === 0 ||
  [
    ...DAYS.map((day) => startAt.getTime() + day * DAY_MS).filter((moment) => moment < endAt.getTime()),
    endAt.getTime() - 1,
  ]
    .map((moment) => weekdayOf(new Date(moment)))
    .some((day) => weekdays.includes(day));

const RULES: readonly Rule[] = [
  { field: 'endAt', of: ['startAt', 'endAt'], fault: offerPeriodFault },
  {
    field: 'amount',
    of: ['kind', 'amount'],
    fault: ({ kind, amount }) => (kind === 'amount' && amount === 0 ? 'worthless' : null),
  },
  {
    field: 'percent',
    of: ['kind', 'percent'],
    fault: ({ kind, percent }) => (kind === 'percent' && percent === 0 ? 'worthless' : null),
  },
  {
    field: 'maxDiscount',
    of: ['kind', 'maxDiscount'],
    fault: ({ kind, maxDiscount }) => (kind === 'percent' && maxDiscount === 0 ? 'worthlessMost' : null),
  },
  { field: 'quota', of: ['quota'], fault: ({ quota, used }) => (quota !== null && quota < used ? 'quota' : null) },
  {
    field: 'weekdays',
    of: ['weekdays', 'startAt', 'endAt'],
    fault: (promo) => (promo.startAt < promo.endAt && !meetsDay(promo) ? 'noSuchDay' : null),
  },
];

/** Whether one of some fields is changed; null: it is made, and all of it is new. */
const isAsked = (of: readonly string[], changed: readonly string[] | null): boolean =>
  changed === null || of.some((field) => changed.includes(field));

/**
 * What is wrong with a promo by itself, at its fields (docs/product/promo.md#sound). What stood before is not asked again.
 * @param changed fields a change brings; null: all @param madeAt when it is made; null: it is there, or tried
 */
export const promoFaults = (
  promo: PromoPlan,
  { changed = null, madeAt = null }: { changed?: readonly string[] | null; madeAt?: Date | null } = {},
): { field: keyof PromoPlan; fault: PromoFault }[] =>
  RULES.filter(({ of }) => isAsked(of, changed)).flatMap(({ field, fault: judge }) => {
    const fault = judge(promo, madeAt);
    return fault === null ? [] : [{ field, fault }];
  });

/** What a promo is limited to; each decides which courses it is for. */
const LIMITS = ['courseIds', 'categoryIds', 'partnerIds', 'programId'];
const REACH = ['courseIds', 'minPayment', 'maxItems'];

/** A course a promo names, by what else the promo is limited to. */
export interface NamedCourse {
  isOfCategory: boolean;
  isOfPartner: boolean;
  isOfProgramme: boolean;
  /** The most it costs, on any of its dates. */
  mostRupiah: Rupiah;
}

export type PromoCourseFault = { field: 'courseIds' } | { field: 'minPayment'; mostRupiah: Rupiah };

/**
 * Why no purchase could ever meet a promo that names courses (docs/product/promo.md#sound): none of them is of its
 * categories, partners and programme at once, or the dearest that may be bought together cost less than it asks for.
 */
export function promoCourseFault(
  { minPayment, maxItems, courses }: { minPayment: Rupiah; maxItems: number; courses: readonly NamedCourse[] },
  changed: readonly string[] | null = null,
): PromoCourseFault | null {
  if (courses.length === 0) return null;
  const fitting = courses.filter(
    ({ isOfCategory, isOfPartner, isOfProgramme }) => isOfCategory && isOfPartner && isOfProgramme,
  );
  if (fitting.length === 0) return isAsked(LIMITS, changed) ? { field: 'courseIds' } : null;
  const prices = fitting.map((course) => course.mostRupiah).sort((left, right) => right - left);
  const mostRupiah = sumRupiah(prices.slice(0, maxItems));
  return mostRupiah < minPayment && isAsked(REACH, changed) ? { field: 'minPayment', mostRupiah } : null;
}
