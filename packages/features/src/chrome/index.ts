export { layoutOf } from './layoutOf.tsx';
