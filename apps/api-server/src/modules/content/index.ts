import { jobRoutes } from './jobs.ts';
import { newsRoutes } from './news.ts';

export const contentRoutes = [...newsRoutes, ...jobRoutes];
