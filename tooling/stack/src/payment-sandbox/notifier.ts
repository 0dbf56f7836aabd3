import { createHmac } from 'node:crypto';
import type { Kept } from '../web/journal.ts';
import type { Charge, Message } from './charges.ts';

/** A message is tried this often, waiting twice as long each time: about twelve hours in all. */
const MAX_TRIES = 16;
const FIRST_WAIT_MS = 1_000;
const TIMEOUT_MS = 5_000;

/** Looks for messages that are due, in milliseconds. */
const EVERY_MS = 100;

async function post(charge: Charge, message: Message, signingKey: string): Promise<boolean> {
  const body = JSON.stringify({
    eventId: message.eventId,
    id: charge.id,
    state: message.state,
    amount: message.amount,
  });
  const timestamp = String(Date.now());
  const signature = createHmac('sha256', signingKey).update(`${timestamp}.${body}`).digest('hex');
  try {
    const response = await fetch(charge.notifyUrl, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-sandbox-timestamp': timestamp,
        'x-sandbox-signature': signature,
      },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false; // the shop is down: the message is tried again
  }
}

/** Sends the messages of charges to the shop, again and again until it takes them. */
export function startNotifier(charges: Kept<Charge>, signingKey: string): { stop(): void } {
  const running = new Set<string>();

  async function deliver(charge: Charge, at: number): Promise<void> {
    const message = charge.messages[at];
    const name = `${charge.id} ${at}`;
    if (!message || running.has(name)) return;
    running.add(name);
    const isDelivered = await post(charge, message, signingKey);
    const now = charges.get(charge.id) ?? charge;
    const tries = message.tries + 1;
    const changed: Message = {
      ...message,
      tries,
      isDelivered,
      dueAt: Date.now() + FIRST_WAIT_MS * 2 ** Math.min(tries - 1, 12),
    };
    charges.put({ ...now, messages: now.messages.map((each, index) => (index === at ? changed : each)) });
    running.delete(name);
  }

  const timer = setInterval(() => {
    const now = Date.now();
    for (const charge of charges.all()) {
      charge.messages.forEach((message, at) => {
        if (!message.isDelivered && message.dueAt <= now && message.tries < MAX_TRIES) void deliver(charge, at);
      });
    }
  }, EVERY_MS);
  return { stop: () => clearInterval(timer) };
}
