export { QuestionList } from './QuestionList.tsx';
export { ReviewList } from './ReviewList.tsx';
export { SubmissionList } from './SubmissionList.tsx';
