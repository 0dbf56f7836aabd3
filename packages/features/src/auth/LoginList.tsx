import { apiPath, type Routes } from '@suluh/domain/address';
import type { SessionType } from '@suluh/domain/session';
import { loginsText } from '@suluh/i18n-id/auth';
import { dateTime } from '@suluh/i18n-id/format';
import { loginSite } from '@suluh/i18n-id/loginSite';
import { Button } from '@suluh/ui/buttons/Button';
import { Note } from '@suluh/ui/feedback/Note';
import type { ReactElement } from 'react';

interface Login {
  id: string;
  /** ISO 8601, both. */
  startedAt: string;
  lastUsedAt: string;
  isCurrent: boolean;
  sessionType: SessionType;
  programName: string | null;
}

interface LoginListProps {
  logins: readonly Login[];
  routes: Routes;
  /** The others were just ended. */
  hasEnded: boolean;
}

/** Where the account is logged in, and the way to end all but this one. A plain form. */
export function LoginList({ logins, routes, hasEnded }: LoginListProps): ReactElement {
  return (
    <section className="panel changePassword" aria-labelledby="perangkat">
      <h2 id="perangkat" className="type-h3">
        {loginsText.title}
      </h2>
      <p className="type-muted">{loginsText.lead}</p>
      {hasEnded && <Note tone="success">{loginsText.ended}</Note>}
      <ul className="changePassword-logins">
        {logins.map(({ id, startedAt, lastUsedAt, isCurrent, ...of }) => (
          <li key={id}>
            <b>{isCurrent ? loginsText.current : loginsText.other}</b>
            <p className="type-small">{loginSite(of)}</p>
            <p className="type-small type-muted">{loginsText.since(dateTime(startedAt), dateTime(lastUsedAt))}</p>
          </li>
        ))}
      </ul>
      {logins.length > 1 && (
        <form method="post" action={apiPath(routes, '/api/form/logins-end')}>
          <Button type="submit" kind="line" block>
            {loginsText.endOthers}
          </Button>
        </form>
      )}
    </section>
  );
}
