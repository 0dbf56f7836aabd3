/** The day on which the service closes permanently (spec 9, Other). */
export const CLOSURE_DATE = '2025-11-06';

/** Site setting of the closure (decisions 1). */
export interface ClosureSetting {
  enabled: boolean;
  /** Calendar day 'YYYY-MM-DD'. */
  date: string;
  salesClosed: boolean;
}

/** Enabled with the specification's day, sales open (decisions 1). */
export const DEFAULT_CLOSURE: ClosureSetting = Object.freeze({ enabled: true, date: CLOSURE_DATE, salesClosed: false });

export type ClosureTense = 'future' | 'past';
export type ClosureNotice = { kind: 'none' } | { kind: 'open'; tense: ClosureTense; date: string };

/**
 * The notice of a full page load: it opens on every one while enabled; after the day itself its text turns
 * to the past tense (spec 1, Closure notice; decisions 1). `today` is the calendar day 'YYYY-MM-DD' in
 * Jakarta.
 */
export function closureNotice(setting: ClosureSetting, today: string): ClosureNotice {
  if (!setting.enabled) return { kind: 'none' };
  return { kind: 'open', tense: today > setting.date ? 'past' : 'future', date: setting.date };
}

/** Whether courses may still be bought; certificates stay downloadable whatever it says (decisions 1). */
export function salesOpen(setting: ClosureSetting): boolean {
  return !(setting.enabled && setting.salesClosed);
}
