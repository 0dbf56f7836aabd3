export { ShareLink } from './ShareLink.tsx';
export { ShareHere } from './ShareHere.tsx';
