export { NameOnCertificate } from './NameOnCertificate.tsx';
