export { loadOwned, loadSessions } from './load.ts';
