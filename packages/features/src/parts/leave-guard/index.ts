export { FormLeaveGuard } from './FormLeaveGuard.tsx';
export { LateLeaveGuard } from './LateLeaveGuard.tsx';
export { LeaveGuard } from './LeaveGuard.tsx';
