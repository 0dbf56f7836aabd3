export { loadOwned } from './load.ts';
