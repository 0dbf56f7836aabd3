export interface Countdown {
  /** Days are converted into hours (docs/product/display.md#times). */
  hours: number;
  minutes: number;
  seconds: number;
  over: boolean;
}

/**
 * Time left until an instant as hours, minutes and seconds (docs/product/display.md#times). A started second
 * counts.
 */
export function countdown({ now, endAt }: { now: Date; endAt: Date }): Countdown {
  const left = Math.max(0, Math.ceil((endAt.getTime() - now.getTime()) / 1000));
  return {
    hours: Math.floor(left / 3600),
    minutes: Math.floor(left / 60) % 60,
    seconds: left % 60,
    over: left === 0,
  };
}
