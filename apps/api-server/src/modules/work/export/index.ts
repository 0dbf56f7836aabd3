import type { ExportKind } from '@suluh/domain/staff';
import { exportedCourses } from './courses.ts';
import { exportedEvents } from './events.ts';
import type { Exported } from './exported.ts';
import { exportedJobs } from './jobs.ts';
import { exportedLearners } from './learners.ts';
import { exportedOrders } from './orders.ts';
import { exportedParticipants } from './participants.ts';
import { exportedPromos } from './promos.ts';

type Clock = { now: () => Date };

/** What is exported, by its kind: another list is a line here, its rule in the domain, and its entry. */
const EXPORTED: Readonly<Record<ExportKind, (clock: Clock) => Exported>> = {
  'course.export': () => exportedCourses,
  'event.export': ({ now }) => exportedEvents(now),
  'participant.export': ({ now }) => exportedParticipants(now),
  'order.export': () => exportedOrders,
  'learner.export': ({ now }) => exportedLearners(now),
  'promo.export': ({ now }) => exportedPromos(now),
  'job.export': () => exportedJobs,
};

/** How a kind of export is made. */
export const exportedOf = (kind: ExportKind, clock: Clock): Exported => EXPORTED[kind](clock);
