export type { Draft } from './draft.ts';
export { drafted } from './drafted.ts';
export { FormProblem } from './FormProblem.tsx';
export { useRuleForm } from './useRuleForm.ts';
export { useWakingForm } from './useWakingForm.ts';
