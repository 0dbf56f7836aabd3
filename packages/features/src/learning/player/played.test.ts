import { describe, expect, it } from 'vitest';
import { Played } from './played.ts';

describe('what is reported of a recording', () => {
  it('nothing before somebody played or jumped', () => {
    expect(new Played().take(0, 1_000)).toBeNull();
  });

  it('what was played, with the time it took', () => {
    const played = new Played();
    played.begin(258, 1_000);
    for (let second = 258.25; second <= 268.5; second += 0.25) played.reach(second);
    expect(played.take(268.5, 11_500)).toEqual({
      watched: [{ from: 258, to: 268 }],
      positionSeconds: 268,
      sinceMs: 1_000,
      untilMs: 11_500,
    });
  });

  it('goes on where the last report ended, without a gap', () => {
    const played = new Played();
    played.begin(0, 0);
    played.reach(3.6);
    expect(played.take(3.6, 4_000)?.watched).toEqual([{ from: 0, to: 3 }]);
    played.reach(6.2);
    expect(played.take(6.2, 7_000)).toMatchObject({ watched: [{ from: 3, to: 6 }], sinceMs: 4_000 });
  });

  it('not what was jumped over', () => {
    const played = new Played();
    played.begin(0, 0);
    played.reach(2);
    played.jump(2_000);
    played.reach(600);
    played.begin(600, 2_100);
    played.reach(603);
    expect(played.take(603, 5_000)?.watched).toEqual([
      { from: 0, to: 2 },
      { from: 600, to: 603 },
    ]);
  });

  it('a jump alone, once', () => {
    const played = new Played();
    played.jump(1_000);
    expect(played.take(90, 2_000)).toEqual({ watched: [], positionSeconds: 90, sinceMs: 1_000, untilMs: 2_000 });
    expect(played.take(90, 3_000)).toBeNull();
  });

  it('nothing twice while it rests', () => {
    const played = new Played();
    played.begin(0, 0);
    played.rest(4);
    expect(played.take(4, 4_000)?.watched).toEqual([{ from: 0, to: 4 }]);
    expect(played.take(4, 14_000)).toBeNull();
  });
});
