import { lineOf, type SettlementMoney } from './line.ts';
import { shared } from './share.ts';

/** A course of an invoice, with what went back of it so far. */
export interface SoldCourse extends SettlementMoney {
  courseId: number;
  /** Of `paid`, by earlier credit notes. */
  back: number;
}

/**
 * How much of what goes back is each course's: of the one it is for first, then of all by what is left of them. What is
 * beyond them is the fee of the way to pay, which is nobody's sale. @param courseId the course it is for; null: the order
 */
export function creditShares(courses: readonly SoldCourse[], amountRupiah: number, courseId: number | null): number[] {
  const left = courses.map(({ paid, back }) => paid - back);
  let rest = amountRupiah;
  const own = courses.map((course, at) => {
    const share = course.courseId === courseId ? Math.min(rest, left[at]!) : 0;
    rest -= share;
    return share;
  });
  const still = left.map((each, at) => each - own[at]!);
  const all = still.reduce((sum, each) => sum + each, 0);
  return shared(Math.min(rest, all), still).map((share, at) => share + own[at]!);
}

/**
 * What is taken back of a course's sale when so much of the learner's money goes back: the same part of everything, so that
 * the whole of it takes back the whole sale, in however many steps.
 */
export function takenBack(
  { paid, promoPlatform, promoPartner, fee, back }: SoldCourse,
  share: number,
): SettlementMoney {
  const part = (of: number): number => Math.round((of * (back + share)) / paid) - Math.round((of * back) / paid);
  const platform = part(promoPlatform);
  const partner = part(promoPartner);
  return lineOf({ gross: share + platform + partner, promoPlatform: platform, promoPartner: partner, fee: part(fee) });
}
