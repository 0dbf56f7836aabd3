export { JobListScreen } from './JobListScreen.tsx';
export { JobScreen } from './JobScreen.tsx';
export { jobMetadata } from './load.ts';
