const DECIDED: ReadonlySet<string> = new Set(['partnership', 'jobApplication', 'certificateName', 'refund', 'review']);

/**
 * Whether what waits for a person ends by a decision, which somebody else waits for, and never by a word that it is done
 * (docs/product/staff.md#inbox).
 */
export const endsByDecision = (kind: string): boolean => DECIDED.has(kind);
