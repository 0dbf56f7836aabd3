export type ApplyStep = 'apply' | 'login' | 'applied';

/** What a job's button does: jobs are read by all, applying needs login and happens once (R22). */
export function applyStep(visit: { loggedIn: boolean; applied: boolean }): ApplyStep {
  if (!visit.loggedIn) return 'login';
  return visit.applied ? 'applied' : 'apply';
}
