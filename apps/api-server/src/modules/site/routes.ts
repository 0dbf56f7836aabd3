import { analytics } from './recordAnalytics.ts';
import { health } from './checkHealth.ts';
import { pageRoutes } from './readSite.ts';

export const siteRoutes = [...pageRoutes, analytics, health];
