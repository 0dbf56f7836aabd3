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

/** So many are shown at once; who lends a phone or clears cookies has dozens. */
const SHOWN = 4;

const byUse = (one: Login, another: Login): number =>
  Number(another.isCurrent) - Number(one.isCurrent) || Date.parse(another.lastUsedAt) - Date.parse(one.lastUsedAt);

const Rows = ({ logins }: Pick<LoginListProps, 'logins'>): ReactElement => (
  <ul className="changePassword-logins">
    {logins.map(({ id, startedAt, lastUsedAt, isCurrent, ...of }) => (
      <li key={id}>
        <b>{isCurrent ? loginsText.current : loginsText.other}</b>
        <p className="type-small">{loginSite(of)}</p>
        <p className="type-small type-muted">{loginsText.since(dateTime(startedAt), dateTime(lastUsedAt))}</p>
      </li>
    ))}
  </ul>
);

/**
 * Where the account is logged in, and the way to end all but this one: this device, then those used last; the rest once
 * they are asked for. A plain form.
 */
export function LoginList({ logins, routes, hasEnded }: LoginListProps): ReactElement {
  const sorted = logins.toSorted(byUse);
  const rest = sorted.slice(SHOWN);
  return (
    <section className="panel changePassword" aria-labelledby="perangkat">
      <h2 id="perangkat" className="type-h3">
        {loginsText.title}
      </h2>
      <p className="type-muted">{loginsText.lead}</p>
      {hasEnded && <Note tone="success">{loginsText.ended}</Note>}
      <Rows logins={sorted.slice(0, SHOWN)} />
      {rest.length > 0 && (
        <details className="changePassword-rest">
          <summary>{loginsText.more(rest.length)}</summary>
          <Rows logins={rest} />
        </details>
      )}
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
