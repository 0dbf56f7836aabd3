/** The address of a meeting is given so long before it begins. */
export const JOIN_BEFORE_MS = 15 * 60_000;

/** Whether a meeting can be joined: it has no hour, or begins soon, or runs; not once it is over. */
export const isJoinable = ({ startAt, endAt }: { startAt: Date | null; endAt: Date | null }, now: Date): boolean =>
  (startAt === null || now.getTime() >= startAt.getTime() - JOIN_BEFORE_MS) &&
  (endAt === null || now.getTime() <= endAt.getTime());

/** When the page of a meeting says something else next: its way in opens, or it is over. Null when nothing comes. */
export function nextChangeOfMeeting(
  { startAt, endAt }: { startAt: Date | null; endAt: Date | null },
  now: Date,
): Date | null {
  const opensAt = startAt && new Date(startAt.getTime() - JOIN_BEFORE_MS);
  // One millisecond after its end a meeting can be joined no more.
  const closesAt = endAt && new Date(endAt.getTime() + 1);
  return [opensAt, closesAt].find((at) => at !== null && at > now) ?? null;
}
