import { apiPath, type Routes } from '@suluh/domain/address';
import { lookText } from '@suluh/i18n-id/look';
import type { Look } from '@suluh/session/guard';
import { Icon } from '@suluh/ui/icons/Icon';
import type { ReactElement } from 'react';
import { LookBarStylesheet } from './LookBarStylesheet.tsx';

/**
 * Says on each page of a face that somebody of staff looks as a learner, until when, and ends it: a form, so that it works
 * before JavaScript (docs/product/staff.md#looking).
 */
export function LookBar({ look, routes }: { look: Look; routes: Routes }): ReactElement {
  return (
    <>
      <LookBarStylesheet />
      <aside className="lookBar" aria-label={lookText.bar}>
        <Icon name="eye" />
        <p className="lookBar-text">
          <b>{lookText.as(look.fullname)}</b> {lookText.until(look.endsAt)}
        </p>
        <form method="post" action={apiPath(routes, '/api/form/look-end')}>
          <button type="submit" className="lookBar-end">
            {lookText.end}
          </button>
        </form>
      </aside>
    </>
  );
}
