export { DocumentFailure } from './DocumentFailure.tsx';
