export { RenewSession } from './RenewSession.tsx';
