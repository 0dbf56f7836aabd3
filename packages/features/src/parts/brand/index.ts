export { BrandLogo } from './BrandLogo.tsx';
export { houseDye } from './houseDye.ts';
