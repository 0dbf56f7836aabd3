import { expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { show } from '../../testing/island.tsx';

const force = (value: 'active' | 'none') =>
  (cdp() as unknown as { send: (method: string, of: object) => Promise<unknown> }).send('Emulation.setEmulatedMedia', {
    features: [{ name: 'forced-colors', value }],
  });

test('what is learned is marked by a petal, in forced colours too', async () => {
  const place = await show(
    <ul className="courseBody-learn">
      <li>Menorehkan malam</li>
    </ul>,
  );
  const petal = () => getComputedStyle(place.querySelector('li')!, '::before');
  expect([petal().width, petal().height, petal().borderTopWidth]).toEqual(['16px', '16px', '8px']);
  await force('active');
  try {
    expect(matchMedia('(forced-colors: active)').matches).toBe(true);
    expect(petal().borderTopColor).not.toBe(getComputedStyle(document.documentElement).backgroundColor);
    expect(petal().borderTopStyle).toBe('solid');
  } finally {
    await force('none');
  }
});
