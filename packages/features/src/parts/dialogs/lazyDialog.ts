'use client';
import { errorText } from '@suluh/i18n-id/errors';
import { showToast } from '@suluh/ui/feedback/toast.ts';
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** How often code is asked for on a line that is up, and how long between, in milliseconds. */
const MOST_TRIES = 5;
const RETRY_MS = 2000;

/** Waits for the line to come back, or a moment where it is up. */
const nextTry = (): Promise<void> =>
  new Promise((resolve) => {
    if (navigator.onLine) setTimeout(resolve, RETRY_MS);
    else window.addEventListener('online', () => resolve(), { once: true });
  });

/**
 * Loads until it comes; the first time it does not, that is said (docs/product/errors.md). @throws what went wrong the
 * last time
 */
export async function patiently<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await load();
    } catch (error) {
      if (tries === MOST_TRIES) throw error;
      if (tries === 1) showToast({ text: errorText.noConnection, tone: 'error' });
      await nextTry();
    }
  }
}

/**
 * A dialog whose code is loaded when it is first opened. A lost connection leaves the page as it is, and the dialog
 * opens once there is one.
 */
export const lazyDialog = <Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> => lazy(async () => ({ default: await patiently(load) }));
