/** Kinds of messages a learner may do without; of orders, tickets, security and what they applied for all are told. */
export const PREFERRED_KINDS = ['reminder', 'learning', 'friend', 'job'] as const;
export type PreferredKind = (typeof PREFERRED_KINDS)[number];

/** Ways a message takes: by mail, in the app, to the devices that asked. */
export const PREFERRED_WAYS = ['mail', 'app', 'push'] as const;
export type PreferredWay = (typeof PREFERRED_WAYS)[number];

/** What somebody wants to be told, and how. */
export type NotificationPreference = Readonly<Record<PreferredKind, Readonly<Record<PreferredWay, boolean>>>>;

const isWanted = (kept: unknown, kind: PreferredKind, way: PreferredWay): boolean => {
  const ofKind = (kept as Partial<Record<string, Partial<Record<string, unknown>>>> | null)?.[kind];
  return ofKind?.[way] !== false;
};

/**
 * What is kept of somebody's choice as a whole: all is told that was never chosen away
 * (docs/product/notification.md#choice). @param kept as it lies in the database
 */
export const preferenceOf = (kept: unknown): NotificationPreference =>
  Object.fromEntries(
    PREFERRED_KINDS.map((kind) => [
      kind,
      Object.fromEntries(PREFERRED_WAYS.map((way) => [way, isWanted(kept, kind, way)])),
    ]),
  ) as NotificationPreference;
