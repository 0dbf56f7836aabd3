import { TOAST_MS } from '@suluh/domain/toast';

/** A message for the toast region. */
export interface Toast {
  text: string;
  /** Success and error carry an icon; plain messages none. */
  tone: 'plain' | 'success' | 'error';
  /** How long it stays, where docs/product/display.md#times names it. */
  durationMs?: number;
}

interface ShownToast extends Toast {
  id: number;
}

let current: ShownToast | null = null;
let nextId = 1;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function publish(toast: ShownToast | null): void {
  current = toast;
  for (const listener of listeners) listener();
}

/** Shows one message in the page's `ToastRegion`; a new message replaces the one before. */
export function showToast(toast: Toast): void {
  clearTimeout(timer);
  publish({ ...toast, id: nextId++ });
  timer = setTimeout(() => publish(null), toast.durationMs ?? TOAST_MS.other);
}

/** For `ToastRegion`: follows the message on show. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentToast(): ShownToast | null {
  return current;
}
