import { pathTo } from '@suluh/domain/address';
import { REGISTER_FORM } from '@suluh/domain/validation';
import { date } from '@suluh/i18n-id/format';
import { invitationText as TEXTS } from '@suluh/i18n-id/internship';
import { AuthPage } from '@suluh/ui/auth/AuthPage';
import { SubmitButton } from '@suluh/ui/buttons/SubmitButton';
import { Note } from '@suluh/ui/feedback/Note';
import { TextField } from '@suluh/ui/forms/TextField';
import { AuthStylesheet } from '@suluh/ui/stylesheets/AuthStylesheet';
import type { ReactElement } from 'react';
import { houseDye } from '../parts/brand/index.ts';
import { catalogueApi } from '../parts/context/index.ts';
import { formProblem } from '../parts/failure/index.ts';
import { draftIn } from '../parts/rule-form/draftIn.ts';
import { passwordRules } from './passwordRules.ts';
import { RegisterForm } from './RegisterForm.tsx';
import type { AuthScreenProps } from './search.ts';

/**
 * Where an invitation to the internship is accepted: its code is typed or comes with the mailed link, then the account
 * is made, or the one that is there joined (docs/product/internship.md#invitations). Plain forms.
 */
export async function InvitationScreen({ context, search }: AuthScreenProps): Promise<ReactElement> {
  const { tenant } = context;
  const { routes } = tenant;
  const code = typeof search.kode === 'string' ? search.kode.trim() : '';
  const answer = code
    ? await catalogueApi(context, { fresh: true }).GET('/api/internship/invitation/{code}', {
        params: { path: { code } },
      })
    : null;
  const found = answer?.data?.data ?? null;
  return (
    <>
      <AuthStylesheet />
      <AuthPage
        title={TEXTS.title}
        lead={found ? TEXTS.leadFound : TEXTS.lead}
        house={houseDye(tenant)}
        footer={
          <a className="type-link" href={pathTo(routes, 'login')}>
            {TEXTS.login}
          </a>
        }
      >
        {found ? (
          <>
            <Note>{TEXTS.gives(found.months, date(found.startsOn), date(found.endsOn))}</Note>
            <Note>{TEXTS.haveAccount}</Note>
            <RegisterForm
              rules={passwordRules('')}
              target={pathTo(routes, 'onJob')}
              problem={formProblem(search)}
              draft={await draftIn(REGISTER_FORM, search)}
              invitation={{ code, email: found.email, submitText: TEXTS.submit }}
            />
          </>
        ) : (
          <form method="get" action={pathTo(routes, 'invitation')}>
            <TextField
              name="kode"
              label={TEXTS.code}
              icon="ticket"
              defaultValue={code}
              error={answer?.error ? answer.error.message : null}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              required
            />
            <SubmitButton kind="flame" size="large" block>
              {TEXTS.check}
            </SubmitButton>
          </form>
        )}
      </AuthPage>
    </>
  );
}
