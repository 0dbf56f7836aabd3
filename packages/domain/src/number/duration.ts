/**
 * A duration given in seconds as whole minutes, a started minute counting (spec 9: durations are in minutes).
 */
export function durationMinutes(seconds: number): number {
  return Math.ceil(Math.max(0, seconds) / 60);
}
