import { forgetPages } from '../offline/keep.ts';
import { leaveDoors, sendDoors } from '../kept-door/index.ts';

export { LogoutDialog } from '@suluh/ui/dialogs/LogoutDialog';
export { sendDoors };

/** Wipes what a learner leaves on this device: tickets, saved lessons, lists of doors, and that it rings. Browser only. */
export const wipeDevice = async (): Promise<void> => {
  await Promise.allSettled([forgetPages(), leaveDoors()]);
};
