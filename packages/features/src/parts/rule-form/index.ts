export type { Draft } from './draft.ts';
export { FormProblem } from './FormProblem.tsx';
export { useRuleForm } from './useRuleForm.ts';
