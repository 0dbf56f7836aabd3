import type { Popup } from '@suluh/api/types';
import { pathTo } from '@suluh/domain/address';
import { BUNDLE_POPUP_RECHECK_MS, POPUP_COOKIES, popupDue, type PopupKind } from '@suluh/domain/popup';
import { popupText } from '@suluh/i18n-id/dialogs';
import { cookieValue, readSummary } from '@suluh/session/browser';
import type { TenantConfig } from '@suluh/tenant/tenant';
import { browserApi } from '../api-client/index.ts';

/** What a window invites to: what staff placed, the bundle of the learner, or a course they have not reviewed. */
export type Shown = Omit<Popup, 'kind' | 'bannerId'> & { kind: PopupKind };

const isClosed = (kind: PopupKind): boolean => cookieValue(POPUP_COOKIES[kind].name) !== undefined;

/** The learner's bundle, while something of it is still to be begun; asked for only where its window may be shown. */
async function bundleStart({ id, routes, capabilities }: TenantConfig): Promise<readonly Shown[]> {
  if (!capabilities.hasCart || readSummary(id) === null || isClosed('bundle')) return [];
  const { data } = await browserApi(routes).GET('/api/bundle/status');
  if (!data?.data.active) return [];
  return [
    {
      kind: 'bundle',
      title: popupText.bundleTitle,
      body: popupText.bundleBody,
      action: popupText.bundleAction,
      url: pathTo(routes, 'myCourse'),
      foto: null,
    },
  ];
}

/** Once no other window is open, such as the closure notice, whose closing it waits for. */
async function noWindowOpen(signal: AbortSignal): Promise<void> {
  while (!signal.aborted && document.querySelector('dialog[open]')) {
    await new Promise<void>((resolve) => {
      const done = () => resolve();
      document.addEventListener('close', done, { capture: true, once: true, signal }); // it does not bubble
      signal.addEventListener('abort', done, { once: true });
    });
  }
}

interface Watched {
  tenant: TenantConfig;
  popups: readonly Shown[];
  looksForBundle: boolean;
  signal: AbortSignal;
}

/**
 * Shows the window that is due on this device, after any other that is open, and looks for a bundle again every five
 * minutes (docs/product/bundle.md#start). Browser only.
 */
export function watchPopups({ tenant, popups, looksForBundle, signal }: Watched, show: (popup: Shown) => void): void {
  const look = async (placed: readonly Shown[]) => {
    const bundle = looksForBundle ? await bundleStart(tenant) : [];
    await noWindowOpen(signal);
    const due = popupDue<Shown>([...bundle, ...placed], { isLearner: readSummary(tenant.id) !== null, isClosed });
    if (!due || signal.aborted) return;
    if (due.kind === 'bundle') closePopup(due.kind); // other tabs look every five minutes too: it stands in one of them
    show(due);
  };
  void look(popups);
  if (!looksForBundle) return;
  const timer = setInterval(() => void look([]), BUNDLE_POPUP_RECHECK_MS);
  signal.addEventListener('abort', () => clearInterval(timer));
}

/** Remembers on this device that a window was closed. Browser only. */
export function closePopup(kind: PopupKind): void {
  const { name, maxAgeSeconds } = POPUP_COOKIES[kind];
  document.cookie = `${name}=1; Path=/; SameSite=Lax; Max-Age=${maxAgeSeconds}`;
}
