import { content } from './readContent.ts';
import { included } from './readIncluded.ts';
import { detail } from './readDetail.ts';
import { events, ownPeoplesEvents } from './readEvents.ts';
import { filterRoutes } from './filterCourses.ts';
import { forYou } from './forYou.ts';
import { marks } from './readMarks.ts';
import { recommendation } from './recommend.ts';
import { trial } from './readTrial.ts';
import { suggest } from './suggest.ts';

export const courseRoutes = [
  ...filterRoutes,
  suggest,
  marks,
  forYou,
  detail,
  content,
  included,
  trial,
  events,
  ownPeoplesEvents,
  recommendation,
];
