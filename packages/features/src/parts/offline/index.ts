export { forgetPages, keepPage } from './keep.ts';
export { KeepPage } from './KeepPage.tsx';
