export { Camera } from './Camera.tsx';
