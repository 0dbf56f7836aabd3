export { MoreOnPhone } from './MoreOnPhone.tsx';
