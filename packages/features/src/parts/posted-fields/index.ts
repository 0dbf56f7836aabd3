export { PostedFields } from './PostedFields.tsx';
