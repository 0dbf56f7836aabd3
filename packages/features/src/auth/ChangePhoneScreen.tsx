import { apiPath, pathTo } from '@suluh/domain/address';
import { CHANGE_PHONE_FORM, nationalPhone } from '@suluh/domain/validation';
import { changeEmailText, changePhoneText } from '@suluh/i18n-id/auth';
import { Button } from '@suluh/ui/buttons/Button';
import { Note } from '@suluh/ui/feedback/Note';
import { PhoneField } from '@suluh/ui/forms/PhoneField';
import { notFound } from 'next/navigation';
import type { ReactElement } from 'react';
import { PlainAccountFrame } from '../parts/account/PlainAccountFrame.tsx';
import { learnerApi, learnerIn, outcomeOf, renewWhenOver, type AppContext } from '../parts/context/index.ts';
import { LoadFailure } from '../parts/failure/index.ts';
import type { SearchParams } from '../parts/list-query/index.ts';
import { draftOf } from '../parts/rule-form/draft.ts';
import { typedIn } from '../parts/rule-form/draftIn.ts';
import { PostedFields } from '../parts/posted-fields/index.ts';
import { ChangePasswordStylesheet } from './ChangePasswordStylesheet.tsx';
import { CodePanel } from './CodePanel.tsx';
import { codeError } from './typedCode.ts';
import { phoneProblem } from './phoneProblem.ts';

interface ChangePhoneScreenProps {
  context: AppContext;
  search: SearchParams;
}

/**
 * /change-phone: a number, then the code that was sent to it (docs/product/account.md#phone). Plain forms. Where nobody
 * sends text messages there is no such page.
 */
export async function ChangePhoneScreen({ context, search }: ChangePhoneScreenProps): Promise<ReactElement> {
  const { routes } = context.tenant;
  const path = pathTo(routes, 'changePhone');
  const api = await learnerApi(context, path);
  const outcome = outcomeOf(await api.GET('/api/profile/credentials'));
  if (outcome.kind !== 'found') {
    renewWhenOver(outcome.failure, context.tenant, path);
    return <LoadFailure failure={outcome.failure} retryHref={path} />;
  }
  const { phone, phoneProof, pendingPhone } = outcome.data.data;
  if (phoneProof === 'unavailable') notFound();
  const who = (await learnerIn(context, path)).id;
  const typed = await typedIn(search, who);
  const wrongCode = codeError(typed?.otp, pendingPhone);
  const draft = typed?.otp === undefined ? draftOf(CHANGE_PHONE_FORM, typed) : null;
  const problem = draft?.errors.phone || wrongCode ? null : phoneProblem(search, { phoneProof, pendingPhone }); // the field says it better
  return (
    <PlainAccountFrame context={context} path={path} title={changePhoneText.title}>
      <ChangePasswordStylesheet />
      {problem && (
        <Note tone="error" alert>
          {problem}
        </Note>
      )}
      {search.saved === '1' && phone && <Note tone="success">{changePhoneText.done(phone)}</Note>}
      {pendingPhone && (
        <CodePanel
          who={who}
          sent={changePhoneText.sent(pendingPhone)}
          action={apiPath(routes, '/api/form/phone-confirm')}
          label={changePhoneText.code}
          submit={changePhoneText.confirm}
          typed={typed?.otp}
          error={wrongCode}
        />
      )}
      <div className="panel changePassword">
        <p>{phone === null ? changePhoneText.none : changePhoneText[phoneProof](phone)}</p>
        <form method="post" action={apiPath(routes, '/api/form/phone-code')}>
          <PostedFields values={{ who }} />
          <PhoneField
            name="phone"
            label={changePhoneText.phone}
            defaultValue={draft?.values.phone ?? nationalPhone(pendingPhone ?? phone ?? '')}
            error={draft?.errors.phone}
            required
          />
          <Button type="submit" kind={pendingPhone ? 'line' : 'flame'} block>
            {changePhoneText.submit}
          </Button>
        </form>
        <a className="type-link" href={pathTo(routes, 'profile')}>
          {changeEmailText.back}
        </a>
      </div>
    </PlainAccountFrame>
  );
}
