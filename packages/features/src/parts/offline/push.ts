/** Whether this browser can be rung at all, and whether its person said no to it. */
export const pushStanding = (): 'able' | 'blocked' | 'unable' => {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) return 'unable';
  return Notification.permission === 'denied' ? 'blocked' : 'able';
};

const registrations = async (): Promise<readonly ServiceWorkerRegistration[]> =>
  'serviceWorker' in navigator ? navigator.serviceWorker.getRegistrations() : [];

/** Ends it that this browser rings for anybody. Browser only. */
export async function silence(): Promise<void> {
  for (const { pushManager } of await registrations().catch(() => [])) {
    const subscription = await pushManager?.getSubscription().catch(() => null);
    await subscription?.unsubscribe().catch(() => false); // it rings for nobody whose login ended
  }
}

const bytesOf = (base64Url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64Url.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));

const isFor = ({ options }: PushSubscription, publicKey: string): boolean => {
  const own = options.applicationServerKey;
  return own !== null && new Uint8Array(own).join() === bytesOf(publicKey).join();
};

/** The worker of a scope once it works. @param worker its address */
async function working(worker: string, scope: string): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register(worker, { scope });
  const coming = registration.installing ?? registration.waiting;
  if (registration.active || !coming) return registration;
  return new Promise((resolve, reject) =>
    coming.addEventListener('statechange', () => {
      if (coming.state === 'activated') resolve(registration);
      if (coming.state === 'redundant') reject(new Error('The worker was given up.'));
    }),
  );
}

/**
 * How this browser is rung, if it is; one that was made for another key of ours is ended. Browser only.
 * @param publicKey our VAPID key
 */
export async function subscriptionHere(scope: string, publicKey: string): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(scope);
  const subscription = (await registration?.pushManager.getSubscription()) ?? null;
  if (!subscription || isFor(subscription, publicKey)) return subscription;
  await subscription.unsubscribe();
  return null;
}

/**
 * Asks the person, and then the browser's push service, whether this browser may be rung; null when the person says no.
 * Browser only, after a press. @throws when the push service cannot be reached
 */
export async function subscribe(worker: string, scope: string, publicKey: string): Promise<PushSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const { pushManager } = await working(worker, scope);
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(publicKey) });
}
