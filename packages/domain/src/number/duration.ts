/**
 * A duration given in seconds as whole minutes, a started minute counting (docs/product/display.md#money).
 */
export function durationMinutes(seconds: number): number {
  return Math.ceil(Math.max(0, seconds) / 60);
}
