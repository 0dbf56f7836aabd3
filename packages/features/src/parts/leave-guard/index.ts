export { LeaveGuard } from './LeaveGuard.tsx';
