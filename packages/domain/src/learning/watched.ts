/** Seconds of a recording: from (included) to (not included). */
export interface SecondRange {
  from: number;
  to: number;
}

/** Speed beyond which a claim is not believed, and a little for clocks and roundings. */
const MOST_SPEED = 3;
const SLACK_SECONDS = 3;

/** A recording begins anew for one who left it so close to its end; a short one within its last share. */
const END_SECONDS = 15;
const END_SHARE = 0.15;

/**
 * What of a report counts: within the recording, and in all no more than three times the time it claims to be about
 * (docs/product/learning.md#progress). @param spanSeconds between its beginning and its end by the device's clock
 */
export function believed(
  ranges: readonly SecondRange[],
  { recordingSeconds, spanSeconds }: { recordingSeconds: number; spanSeconds: number },
): SecondRange[] {
  let left = Math.max(0, spanSeconds) * MOST_SPEED + SLACK_SECONDS;
  return ranges.flatMap((range) => {
    const from = Math.max(0, Math.floor(range.from));
    const to = Math.min(recordingSeconds, Math.ceil(range.to), Math.floor(from + left));
    if (to <= from) return [];
    left -= to - from;
    return [{ from, to }];
  });
}

/** The second a recording goes on at: where it was left, or its beginning when little was left to see. */
export const resumeAtSeconds = (positionSeconds: number, recordingSeconds: number): number =>
  positionSeconds >= recordingSeconds - Math.min(END_SECONDS, recordingSeconds * END_SHARE) ? 0 : positionSeconds;
