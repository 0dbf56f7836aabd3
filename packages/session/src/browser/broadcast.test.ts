import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

/** A tab is a module of its own: it has its own name. */
const openTab = async (): Promise<typeof import('./broadcast.ts')> => {
  vi.resetModules();
  return import('./broadcast.ts');
};
const delivered = () => new Promise((resolve) => setTimeout(resolve, 150));
const stops: (() => void)[] = [];
const heard = (tab: typeof import('./broadcast.ts'), scopeId: string) => {
  const onReload = vi.fn();
  stops.push(tab.onBroadcastReload(scopeId, onReload));
  return onReload;
};

let first: typeof import('./broadcast.ts');
let second: typeof import('./broadcast.ts');
beforeEach(async () => {
  first = await openTab();
  second = await openTab();
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

describe('other tabs reload when told (docs/product/session.md)', () => {
  test('the other tab hears it once, the one that speaks does not', async () => {
    const [own, other] = [heard(first, 'main'), heard(second, 'main')];
    first.broadcastReload('main');
    await delivered();
    expect([own.mock.calls.length, other.mock.calls.length]).toEqual([0, 1]);
    second.broadcastReload('main');
    await delivered();
    expect([own.mock.calls.length, other.mock.calls.length]).toEqual([1, 1]);
  });

  test("another tenant's tabs stay as they are", async () => {
    const [same, another] = [heard(second, 'main'), heard(second, 'internship-ddb')];
    first.broadcastReload('main');
    await delivered();
    expect([same.mock.calls.length, another.mock.calls.length]).toEqual([1, 0]);
  });

  test('a tab that stopped listening hears nothing', async () => {
    const [listening, stopped] = [heard(second, 'main'), heard(second, 'main')];
    stops.pop()?.();
    first.broadcastReload('main');
    await delivered();
    expect([listening.mock.calls.length, stopped.mock.calls.length]).toEqual([1, 0]);
  });
});
