const keyOf = (account: string): string => `suluh-waiting-${account}`;

/** Remembers whether anything of an account waits, so that a page need not open the store to know. Browser only. */
export function markWaiting(account: string, isWaiting: boolean): void {
  try {
    if (isWaiting) localStorage.setItem(keyOf(account), '1');
    else localStorage.removeItem(keyOf(account));
  } catch {
    return; // a browser that keeps nothing: what waits lives as long as the page
  }
}

/** Whether anything of an account may wait. Browser only. */
export function mayWait(account: string): boolean {
  try {
    return localStorage.getItem(keyOf(account)) !== null;
  } catch {
    return false; // a browser that keeps nothing
  }
}

/** The name under which messages of a learner of a tenant wait. */
export const accountOf = (tenantId: string, userId: string): string => `${tenantId}/${userId}`;
