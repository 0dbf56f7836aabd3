import type { CourseEvent } from '@suluh/api/types';
import { pathTo, type Routes } from '@suluh/domain/address';
import { waitingKind } from '@suluh/domain/waiting';
import { waitingText } from '@suluh/i18n-id/waiting';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import type { ReactElement } from 'react';

/** Beside a date that is full or not on sale yet: the way to its line (docs/product/waiting.md#joining). */
export function WaitingLink({ event, routes }: { event: CourseEvent; routes: Routes }): ReactElement | null {
  const kind = waitingKind(event.eventStatus);
  if (kind === null) return null;
  return (
    <ButtonLink kind="plain" size="small" href={pathTo(routes, 'waiting', { event: event.eventId })} rel="nofollow">
      {waitingText.link[kind]}
    </ButtonLink>
  );
}
