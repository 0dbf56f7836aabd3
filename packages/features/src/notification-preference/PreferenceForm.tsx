import type { NotificationPreference } from '@suluh/api/types';
import { apiPath, pathTo, type Routes } from '@suluh/domain/address';
import { PREFERRED_KINDS, PREFERRED_WAYS } from '@suluh/domain/notification';
import { preferenceText, preferredKindText, preferredWayText } from '@suluh/i18n-id/notificationPreference';
import { SubmitButton } from '@suluh/ui/buttons/SubmitButton';
import { Checkbox } from '@suluh/ui/forms/Check';
import type { ReactElement } from 'react';
import { FormLeaveGuard } from '../parts/leave-guard/index.ts';
import { PostedFields } from '../parts/posted-fields/index.ts';
import { boxOf } from './actions.ts';

/** A group of boxes for each kind, one box for each way; where no device is rung, what was chosen of it stays. A plain form. */
export const PreferenceForm = ({
  preference,
  routes,
  isPushed,
}: {
  preference: NotificationPreference;
  routes: Routes;
  isPushed: boolean;
}): ReactElement => (
  <form method="post" action={apiPath(routes, '/api/form/notification-preference')} className="preference">
    <FormLeaveGuard />
    <PostedFields values={{ redirectTo: pathTo(routes, 'notificationPreference') }} />
    {PREFERRED_KINDS.map((kind) => (
      <fieldset key={kind} className="preference-kind">
        <legend>{preferredKindText[kind]}</legend>
        {PREFERRED_WAYS.map((way) =>
          way === 'push' && !isPushed ? (
            preference[kind][way] && <input key={way} type="hidden" name={boxOf(kind, way)} value="on" />
          ) : (
            <Checkbox key={way} name={boxOf(kind, way)} defaultChecked={preference[kind][way]}>
              {preferredWayText[way]}
            </Checkbox>
          ),
        )}
      </fieldset>
    ))}
    <SubmitButton>{preferenceText.save}</SubmitButton>
  </form>
);
