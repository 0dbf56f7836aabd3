import type { RuleFailure } from './rule.ts';

/** A file array that must not be empty (docs/product/validation.md#generic-rules). */
export function requiredFiles(files: readonly unknown[] | null | undefined): RuleFailure | null {
  return files && files.length > 0 ? null : { code: 'requiredFile' };
}
