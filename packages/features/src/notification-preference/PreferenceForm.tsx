import type { NotificationPreference } from '@suluh/api/types';
import { apiPath, pathTo, type Routes } from '@suluh/domain/address';
import { PREFERRED_KINDS, PREFERRED_WAYS } from '@suluh/domain/notification';
import { preferenceText, preferredKindText, preferredWayText } from '@suluh/i18n-id/notificationPreference';
import { SubmitButton } from '@suluh/ui/buttons/SubmitButton';
import { Checkbox } from '@suluh/ui/forms/Check';
import type { ReactElement } from 'react';
import { PostedFields } from '../parts/posted-fields/index.ts';
import { boxOf } from './actions.ts';

/** A group of boxes for each kind, one box for each way. A plain form. */
export const PreferenceForm = ({
  preference,
  routes,
}: {
  preference: NotificationPreference;
  routes: Routes;
}): ReactElement => (
  <form method="post" action={apiPath(routes, '/api/form/notification-preference')} className="preference">
    <PostedFields values={{ redirectTo: pathTo(routes, 'notificationPreference') }} />
    {PREFERRED_KINDS.map((kind) => (
      <fieldset key={kind} className="preference-kind">
        <legend>{preferredKindText[kind]}</legend>
        {PREFERRED_WAYS.map((way) => (
          <Checkbox key={way} name={boxOf(kind, way)} defaultChecked={preference[kind][way]}>
            {preferredWayText[way]}
          </Checkbox>
        ))}
      </fieldset>
    ))}
    <SubmitButton>{preferenceText.save}</SubmitButton>
  </form>
);
