import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import { EmptyState } from '@suluh/ui/feedback/EmptyState';
import type { ReactElement } from 'react';

interface EmptyListProps {
  title: string;
  body: string;
  /** 'Cari Kursus' and where it leads. */
  action: { text: string; href: string };
}

/** An account list without rows: what will stand there, and the one way on (docs/product/listing.md#paged-list). */
export function EmptyList({ title, body, action }: EmptyListProps): ReactElement {
  return (
    <EmptyState
      framed
      title={title}
      body={body}
      action={
        <ButtonLink kind="flame" href={action.href}>
          {action.text}
        </ButtonLink>
      }
    />
  );
}
