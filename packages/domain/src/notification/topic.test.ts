import { expect, it } from 'vitest';
import { NOTIFICATION_TOPICS, topicOf } from './topic.ts';

it.each(NOTIFICATION_TOPICS)('a message that was kept as %s is about that', (topic) => {
  expect(topicOf({ topic, orderId: null })).toBe(topic);
  expect(topicOf({ topic, orderId: 'SLH-1' })).toBe('payment');
});

it.each(['', 'info', 'Payment'])('one that was kept as %j is about anything else', (topic) =>
  expect(topicOf({ topic, orderId: null })).toBe('other'),
);
