import type { EventStatus } from './eventStatus.ts';

export type BuyButtonCode = 'owned' | 'expired' | 'soldOut' | 'availableSoon' | 'open';

export interface BuyButton {
  code: BuyButtonCode;
  enabled: boolean;
}

/**
 * The buy button of a schedule card. First match wins: owned, expired, full or quota 0, availableSoon,
 * else open; only open is enabled (docs/product/schedule.md#buy-button).
 */
export function buyButton(event: { owned: boolean; eventStatus: EventStatus; quota?: number | null }): BuyButton {
  if (event.owned) return { code: 'owned', enabled: false };
  if (event.eventStatus === 'expired') return { code: 'expired', enabled: false };
  if (event.eventStatus === 'full' || event.quota === 0) return { code: 'soldOut', enabled: false };
  if (event.eventStatus === 'availableSoon') return { code: 'availableSoon', enabled: false };
  return { code: 'open', enabled: true };
}
