import { content } from './content.ts';
import { detail } from './detail.ts';
import { events } from './events.ts';
import { filterRoutes } from './filter.ts';
import { overlay } from './overlay.ts';
import { recommendation } from './recommendation.ts';
import { suggest } from './suggest.ts';

export const courseRoutes = [...filterRoutes, suggest, overlay, detail, content, events, recommendation];
