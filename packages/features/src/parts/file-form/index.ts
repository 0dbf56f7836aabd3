export { FileForm } from './FileForm.tsx';
