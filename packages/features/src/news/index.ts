export { NewsListScreen } from './NewsListScreen.tsx';
export { NewsScreen } from './NewsScreen.tsx';
export { newsMetadata } from './load.ts';
