export { DataSaverSwitch } from './DataSaverSwitch.tsx';
export { isPageSaving } from './isPageSaving.ts';
