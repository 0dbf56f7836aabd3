export type { Draft } from './draft.ts';
export { FormProblem } from './FormProblem.tsx';
export { useRuleForm } from './useRuleForm.ts';
export { useWakingForm } from './useWakingForm.ts';
