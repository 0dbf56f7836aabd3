import { hasPage, namedIn, pathTo, type PageAbilities, type PathValues, type Routes } from '../address/index.ts';

/** Pages that a message may lead to, other than those of an order. */
export const NOTIFICATION_PAGES = [
  'enrolment',
  'lesson',
  'ticket',
  'finished',
  'course',
  'waiting',
  'myCertificate',
  'referralCode',
  'jobApply',
  'jobVacancies',
] as const;

export type NotificationPage = (typeof NOTIFICATION_PAGES)[number];

/**
 * Where a message leads: the name of a page and what its address names, not an address, as one is read on whichever site
 * its learner is.
 */
export interface NotificationTarget {
  page: NotificationPage;
  values: Readonly<Record<string, string>>;
}

/** The target of a page, such as `leadingTo('ticket', { course: slug })`. */
export function leadingTo<Page extends NotificationPage>(page: Page, values: PathValues<Page>): NotificationTarget {
  const said = Object.entries(values).flatMap(([name, value]) =>
    value === null || value === undefined || value === '' ? [] : [[name, String(value)]],
  );
  return { page, values: Object.fromEntries(said) as Record<string, string> };
}

/** Where a message leads on a site; null where that has no such page, and where something its address names is missing. */
export function targetPath(
  target: NotificationTarget | null,
  { routes, capabilities }: { routes: Routes; capabilities: PageAbilities },
): string | null {
  if (!target || !hasPage(routes, capabilities, target.page)) return null;
  if (namedIn(target.page).some((name) => !target.values[name])) return null;
  return pathTo(routes, target.page, target.values as PathValues<NotificationPage>);
}
