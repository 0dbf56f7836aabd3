export { boughtView, scheduleView } from './view.ts';
