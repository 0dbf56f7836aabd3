export { FormLeaveGuard } from './FormLeaveGuard.tsx';
export { asksBefore } from './heldWays.ts';
export { LeaveGuard } from './LeaveGuard.tsx';
