export { boughtView, scheduleView } from './view.ts';
export { WaitingLink } from './WaitingLink.tsx';
