export { interestsSaved, onInterestsSaved } from './interestsSaved.ts';
