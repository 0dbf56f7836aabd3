export { Petals } from './Petals.tsx';
