export { CertificateScreen } from './CertificateScreen.tsx';
export { certificateCheckMetadata, CertificateCheckScreen } from './CheckScreen.tsx';
