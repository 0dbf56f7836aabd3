import { hasPage } from '@suluh/domain/address';
import { readSummary } from '@suluh/session/browser';
import type { TenantConfig } from '@suluh/tenant/tenant';
import { recentViews } from '../../parts/recent-views/index.ts';

/** Rows of the same cards that every home has one of, by their ids. */
const LIKE = ['terbaik', 'terbaru'];

/** How many rows are to come for whoever uses the device: none for a visitor who looked at nothing. Browser only. */
export function rowsToCome({ id, routes, capabilities }: TenantConfig): number {
  const isLearner = readSummary(id) !== null;
  const hasViews = recentViews(id).length > 0;
  if (!isLearner && !hasViews) return 0;
  return 1 + Number(hasViews) + Number(isLearner && hasPage(routes, capabilities, 'memberCollection'));
}

/** How tall a row is on this page, as the tallest of those that stand there; their cards differ by a line. Browser only. */
export function rowHeightPx(): number {
  const heights = LIKE.map((id) => {
    const section = document.getElementById(id)?.closest('section');
    if (!section) return 0;
    // what is in it: a section that was never near has the height it is taken to have
    const content = section.firstElementChild!.getBoundingClientRect().height;
    return content + parseFloat(getComputedStyle(section).paddingTop);
  });
  return Math.max(...heights);
}
