export { broadcastReload } from './broadcast.ts';
export { logOut } from './logout.ts';
export { cookieValue, readSummary } from './summary.ts';
export { SessionKeeper } from './SessionKeeper.tsx';
export { sessionChanged, useSession } from './useSession.ts';
