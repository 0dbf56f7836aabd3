import { ANALYTICS_COOKIE } from '@suluh/domain/analytics';

/**
 * Sets `data-session` on <html> before anything is painted, from the readable session cookie, so that shared pages show
 * the visitor's half of the header without a jump, and `data-counted` where pages may report. The session itself is decided by the API.
 */
export const sessionScript = (scopeId: string): string =>
  `document.documentElement.dataset.session=/(?:^|; )suluh-${scopeId.replace(/[^a-z0-9-]/g, '')}-session=[^;]/.test(document.cookie)?'in':'out';if(/(?:^|; )${ANALYTICS_COOKIE}=on/.test(document.cookie))document.documentElement.dataset.counted=''`;
