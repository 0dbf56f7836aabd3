export { SoftNavigation } from './SoftNavigation.tsx';
export { useComingBack } from './useComingBack.ts';
