export { LoadFailure } from './LoadFailure.tsx';
export { formProblem } from './problem.ts';
