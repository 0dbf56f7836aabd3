import { analytics } from './analytics.ts';
import { health } from './health.ts';
import { pageRoutes } from './site.ts';

export const siteRoutes = [...pageRoutes, analytics, health];
