export type { Draft } from './draft.ts';
export { useRuleForm } from './useRuleForm.ts';
