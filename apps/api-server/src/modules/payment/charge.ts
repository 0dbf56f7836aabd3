import type { Services, SiteServices } from '../../services.ts';

/** What became of what a provider said; stored with its message. */
export type ChargeOutcome = 'moved' | 'ignored' | 'refundQueued' | 'attemptClosed' | 'reversed' | 'unknownOrder';

/** What it takes to apply news: the API and the worker both do. */
export type ChargeServices = Pick<Services, 'now'> & SiteServices;
