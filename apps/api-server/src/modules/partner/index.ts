import { partnerRoutes as partners } from './partners.ts';
import { programRoutes } from './programs.ts';

export const partnerRoutes = [...partners, ...programRoutes];
