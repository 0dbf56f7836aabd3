export { scheduleView } from './view.ts';
