import type { Services, SiteServices } from '../../../services.ts';

/** What the payment jobs work with. */
export type PaymentJobServices = Pick<Services, 'db' | 'providers' | 'log' | 'now'> & SiteServices;

/** Does the next piece of work that is due, if any; answers whether there was one. Safe with any number of workers. */
export type PaymentJob = (services: PaymentJobServices) => Promise<boolean>;
