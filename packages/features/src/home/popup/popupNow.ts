import type { Popup } from '@suluh/api/types';
import { POPUP_COOKIES, popupDue, type PopupKind } from '@suluh/domain/popup';
import { cookieValue, readSummary } from '@suluh/session/browser';

/** The window that is due on this device; none over another one that is open. Browser only. */
export const popupNow = (popups: readonly Popup[], scopeId: string): Popup | null =>
  document.querySelector('dialog[open]')
    ? null
    : popupDue(popups, {
        isLearner: readSummary(scopeId) !== null,
        isClosed: (kind) => cookieValue(POPUP_COOKIES[kind].name) !== undefined,
      });

/** Remembers on this device that a window was closed. Browser only. */
export function closePopup(kind: PopupKind): void {
  const { name, maxAgeSeconds } = POPUP_COOKIES[kind];
  document.cookie = `${name}=1; Path=/; SameSite=Lax; Max-Age=${maxAgeSeconds}`;
}
