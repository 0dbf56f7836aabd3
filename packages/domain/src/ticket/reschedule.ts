import { DAY_MS } from '../time/index.ts';
import type { EventStatus } from '../schedule/index.ts';
import { isChoiceOpen, type OrganiserChange } from './organiserChange.ts';

/** A date is changed at the latest so long before it begins. */
const RESCHEDULE_BEFORE_MS = 3 * DAY_MS;

export type RescheduleRefusal = 'used' | 'tooLate' | 'attended' | 'prakerja' | 'refundAsked';

/** Until when the date of a class may be changed. */
export const rescheduleUntil = (startAt: Date): Date => new Date(startAt.getTime() - RESCHEDULE_BEFORE_MS);

/**
 * Why a date cannot be changed any more; null while it can: once, in time (docs/product/ticket.md#another-date), or without
 * either limit because its organiser changed it (docs/product/ticket.md#organiser).
 */
export function rescheduleRefusal(bought: {
  startAt: Date;
  /** Changes before that the organiser did not cause. */
  ownChanges: number;
  hasAttended: boolean;
  isPrakerja: boolean;
  /** Money for this class was asked back, and not refused. */
  isRefundAsked: boolean;
  change: OrganiserChange | null;
  now: Date;
}): RescheduleRefusal | null {
  if (bought.isPrakerja) return 'prakerja';
  if (bought.isRefundAsked) return 'refundAsked';
  if (isChoiceOpen(bought)) return null;
  if (bought.hasAttended) return 'attended';
  if (bought.ownChanges > 0) return 'used';
  return bought.now.getTime() <= rescheduleUntil(bought.startAt).getTime() ? null : 'tooLate';
}

/**
 * Whether a class may take the place of another: on sale, with a seat, and at the same price.
 * @param isFree true where its organiser changed the class: whatever the other costs
 */
export const isOtherDate = (
  other: { id: number; priceRupiah: number; status: EventStatus },
  bought: { id: number; priceRupiah: number },
  isFree: boolean,
): boolean =>
  other.id !== bought.id && other.status === 'available' && (isFree || other.priceRupiah === bought.priceRupiah);
