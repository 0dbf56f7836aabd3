/** What a message is about (docs/product/notification.md#topics); its mark goes by that. */
export const NOTIFICATION_TOPICS = [
  'payment',
  'schedule',
  'certificate',
  'promo',
  'course',
  'job',
  'account',
  'other',
] as const;

export type NotificationTopic = (typeof NOTIFICATION_TOPICS)[number];

/** A message about an order is about its payment, whatever it was kept as; one of an unknown kind about anything else. */
export function topicOf({ topic, orderId }: { topic: string; orderId: string | null }): NotificationTopic {
  if (orderId !== null) return 'payment';
  return NOTIFICATION_TOPICS.find((known) => known === topic) ?? 'other';
}
