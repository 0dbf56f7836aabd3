export { boughtView, mapOf, scheduleView } from './view.ts';
export { WaitingLink } from './WaitingLink.tsx';
