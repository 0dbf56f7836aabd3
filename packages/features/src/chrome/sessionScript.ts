/**
 * Sets `data-session` on <html> before anything is painted, from the readable session cookie, so that shared pages show
 * the visitor's half of the header without a jump, and of a member no heart that is not known yet (`whileAsked` of ui). The session itself is decided by the API.
 */
export const sessionScript = (scopeId: string): string =>
  `{const d=document.documentElement;if((d.dataset.session=/(?:^|; )suluh-${scopeId.replace(/[^a-z0-9-]/g, '')}-session=[^;]/.test(document.cookie)?'in':'out')=='in')d.style.setProperty('--asked','hidden')}`;
