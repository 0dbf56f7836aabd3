'use client';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import type { ComponentProps, ReactElement } from 'react';
import { useTenant } from '../parts/tenant/index.ts';
import { ownedFlame } from './ownedFlame.ts';
import { useOwned } from './useOwned.ts';

type OwnedActionProps = ComponentProps<typeof ButtonLink> & {
  courseId: number;
  /** Whether its owner begins with its lessons, and not with a ticket or a voucher. */
  startsByLessons: boolean;
};

/** The flame of an owned course: as it is given until it is known how far its owner is, then what goes on from there. */
export function OwnedAction({ courseId, startsByLessons, ...begin }: OwnedActionProps): ReactElement {
  const { routes } = useTenant();
  const owned = useOwned(courseId);
  const flame = owned && ownedFlame(owned, startsByLessons, routes);
  return flame ? (
    <ButtonLink {...begin} href={flame.href}>
      {flame.text}
    </ButtonLink>
  ) : (
    <ButtonLink {...begin} />
  );
}
