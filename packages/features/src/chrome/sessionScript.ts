/**
 * Sets `data-session` on <html> before anything is painted, from the readable session cookie, so that shared pages show
 * the visitor's half of the header without a jump. The session itself is decided by the API.
 */
export const sessionScript = (scopeId: string): string =>
  `document.documentElement.dataset.session=/(?:^|; )suluh-${scopeId.replace(/[^a-z0-9-]/g, '')}-session=[^;]/.test(document.cookie)?'in':'out'`;
