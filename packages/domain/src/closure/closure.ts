/** The day on which the service closes permanently (docs/product/closure.md). */
export const CLOSURE_DATE = '2025-11-06';

/** Site setting of the closure (R1). */
export interface ClosureSetting {
  enabled: boolean;
  /** Calendar day 'YYYY-MM-DD'. */
  date: string;
  salesClosed: boolean;
}

/** Enabled with the specification's day, sales open (R1). */
export const DEFAULT_CLOSURE: ClosureSetting = { enabled: true, date: CLOSURE_DATE, salesClosed: false };

/** What the notice has to say: the service ends on a day to come, it ends, or it has ended. */
export type ClosurePhase = 'announced' | 'ending' | 'ended';
export type ClosureNotice = { kind: 'none' } | { kind: 'open'; phase: ClosurePhase; date: string };

/**
 * The notice of an app load while enabled. Up to the day itself it announces that day; after it, while sales are open,
 * it only says that the service ends, since the shop is not shut; with sales closed the service has ended, whatever the
 * day (docs/product/closure.md#notice; R1). `today` is the calendar day 'YYYY-MM-DD' in Jakarta.
 */
export function closureNotice(setting: ClosureSetting, today: string): ClosureNotice {
  if (!setting.enabled) return { kind: 'none' };
  const phase = salesOpen(setting) ? (today > setting.date ? 'ending' : 'announced') : 'ended';
  return { kind: 'open', phase, date: setting.date };
}

/** Whether courses may still be bought; certificates stay downloadable whatever it says (R1). */
export function salesOpen(setting: Pick<ClosureSetting, 'enabled' | 'salesClosed'>): boolean {
  return !(setting.enabled && setting.salesClosed);
}
