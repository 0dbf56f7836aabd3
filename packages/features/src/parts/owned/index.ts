export { loadOwned, loadSessions, loadVoided } from './load.ts';
