export type LeaveStep = 'leave' | 'askFirst';

/**
 * Leaving a guarded page asks first, and the change is blocked until confirmed (spec 2, Route-leave guard).
 */
export function leaveStep(page: { guarded: boolean; confirmed: boolean }): LeaveStep {
  return page.guarded && !page.confirmed ? 'askFirst' : 'leave';
}
