import { expect, test } from 'vitest';
import { show } from '../../testing/island.tsx';
import { Torch } from './Torch.tsx';

test('the torch stands in the middle of where it is put', async () => {
  await show(
    <div style={{ width: 300 }}>
      <Torch />
    </div>,
  );
  const [torch, place] = [document.querySelector('.torch')!, document.querySelector('.torch')!.parentElement!].map(
    (each) => each.getBoundingClientRect(),
  );
  expect(torch!.left + torch!.width / 2).toBeCloseTo(place!.left + place!.width / 2, 0);
});
