import type { ReactElement } from 'react';
import { ButtonLink } from '../buttons/ButtonLink.tsx';

interface GridInvitationProps {
  title: string;
  body: string;
  href: string;
  action: string;
}

/**
 * What fills the rest of a grid's last row, so that no card stands alone; not there where the row is full or cards lie one
 * below the other (docs/look.md#other-screens).
 */
export function GridInvitation({ title, body, href, action }: GridInvitationProps): ReactElement {
  return (
    <div className="listingPage-invitation">
      <p className="type-h3">{title}</p>
      <p className="type-muted">{body}</p>
      <ButtonLink kind="line" href={href}>
        {action}
      </ButtonLink>
    </div>
  );
}
