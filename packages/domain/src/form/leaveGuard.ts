export type LeaveStep = 'leave' | 'askFirst';

/**
 * Leaving a guarded page asks first, and the change is blocked until confirmed (docs/product/dialogs.md#leaving).
 */
export function leaveStep(page: { guarded: boolean; confirmed: boolean }): LeaveStep {
  return page.guarded && !page.confirmed ? 'askFirst' : 'leave';
}
