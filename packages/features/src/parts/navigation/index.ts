export { SoftNavigation } from './SoftNavigation.tsx';
