import { pushText } from '@suluh/i18n-id/push';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answering, asked, expectReadable, found, refused, said, show } from '../testing/island.tsx';
import { PushSwitch } from './PushSwitch.tsx';

const KEY = 'BCf5Qn7uqJzW6Eyt5_I9bAdcP1had6ACNu84vnBxGfNm-13f_nw_bmv4tXAPpGwRBYtIsIvupW4xRhLsR4AfP4s';
const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/abc';
const bytes = (key: string) =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0)).buffer;

/** What the browser and its push service would do: no real one can be asked in a test. */
function browser({ permission, answer = 'granted', isRinging = false, key = KEY }: Ringing) {
  const ended = vi.fn(async () => {
    current = null;
    return true;
  });
  const subscription = {
    endpoint: ENDPOINT,
    options: { applicationServerKey: bytes(key) },
    unsubscribe: ended,
    toJSON: () => ({ endpoint: ENDPOINT, keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) } }),
  };
  let current: unknown = isRinging ? subscription : null;
  const subscribe = vi.fn(async () => (current = { ...subscription, options: { applicationServerKey: bytes(KEY) } }));
  const registration = { active: {}, pushManager: { getSubscription: async () => current, subscribe } };
  const requestPermission = vi.fn(async () => answer);
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', { permission, requestPermission });
  vi.spyOn(navigator.serviceWorker, 'getRegistration').mockResolvedValue(registration as never);
  vi.spyOn(navigator.serviceWorker, 'register').mockResolvedValue(registration as never);
  return { subscribe, ended, requestPermission };
}
interface Ringing {
  permission: NotificationPermission;
  answer?: NotificationPermission;
  isRinging?: boolean;
  key?: string;
}

beforeEach(() => answering({ 'PUT /api/notification/push': [found({ isOn: true })] }));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
const open = () => show(<PushSwitch publicKey={KEY} />, { screen: 'phone' });
const turnOn = () => page.getByRole('button', { name: pushText.turnOn });
const turnOff = () => page.getByRole('button', { name: pushText.turnOff });

test('nothing is asked of the person before a press; then the device rings, and the API knows it', async () => {
  const { requestPermission, subscribe } = browser({ permission: 'default' });
  await open();
  await said(pushText.off);
  expect(requestPermission).not.toHaveBeenCalled();
  await turnOn().click();
  await said(pushText.on);
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: new Uint8Array(bytes(KEY)) });
  expect(await asked('PUT /api/notification/push')).toMatchObject([{ body: { endpoint: ENDPOINT } }]);
  await expectReadable();
});

test('who says no is told where to change it, and is asked no more', async () => {
  const { requestPermission } = browser({ permission: 'default', answer: 'denied' });
  await open();
  requestPermission.mockImplementation(async () => {
    vi.stubGlobal('Notification', { permission: 'denied' });
    return 'denied';
  });
  await turnOn().click();
  await said(pushText.blocked);
  await expect.element(turnOn()).not.toBeInTheDocument();
});

test('a device that rings is told to the API again by the login of now, and can be silenced', async () => {
  const { ended } = browser({ permission: 'granted', isRinging: true });
  await open();
  await said(pushText.on);
  expect(await asked('PUT /api/notification/push')).toHaveLength(1);
  await turnOff().click();
  await said(pushText.off);
  expect(ended).toHaveBeenCalled();
  expect(await asked('POST /api/notification/push/off')).toMatchObject([{ body: { endpoint: ENDPOINT } }]);
});

test('one that rings by another key of ours begins anew', async () => {
  const { ended } = browser({ permission: 'granted', isRinging: true, key: KEY.replace('BCf5', 'BCf6') });
  await open();
  await said(pushText.off);
  expect(ended).toHaveBeenCalled();
});

test('a refusal of the API leaves the device silent, and says why', async () => {
  await answering({ 'PUT /api/notification/push': [refused(400, 'BAD_REQUEST', pushText.unknownService)] });
  const { ended } = browser({ permission: 'default' });
  await open();
  await turnOn().click();
  await expect.element(page.getByText(pushText.unknownService)).toBeVisible();
  expect(ended).toHaveBeenCalled();
  await said(pushText.off);
});

test('a push service that cannot be reached leaves a second try', async () => {
  const { subscribe } = browser({ permission: 'granted' });
  subscribe.mockRejectedValueOnce(new DOMException('Registration failed', 'AbortError'));
  await open();
  await turnOn().click();
  await expect.element(page.getByText(pushText.failed)).toBeVisible();
  await turnOn().click();
  await said(pushText.on);
});

test('a browser that cannot, says so', async () => {
  const own = Object.getOwnPropertyDescriptor(window, 'PushManager')!;
  Reflect.deleteProperty(window, 'PushManager');
  await open();
  await said(pushText.unsupported);
  Object.defineProperty(window, 'PushManager', own);
});
