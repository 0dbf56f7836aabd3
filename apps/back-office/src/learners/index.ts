export { LearnerList } from './LearnerList.tsx';
export { LearnerShow } from './LearnerShow.tsx';
