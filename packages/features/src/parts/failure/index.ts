export { LoadFailure } from './LoadFailure.tsx';
