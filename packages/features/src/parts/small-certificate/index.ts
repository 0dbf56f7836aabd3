export { SmallCertificate } from './SmallCertificate.tsx';
