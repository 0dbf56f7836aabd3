import { isOnFace, signInPath } from '@suluh/domain/address';
import { withQuery } from '@suluh/domain/query';
import { REGISTER_FORM } from '@suluh/domain/validation';
import { readSession } from '@suluh/session/guard';
import { AuthPage } from '@suluh/ui/auth/AuthPage';
import { AuthStylesheet } from '@suluh/ui/stylesheets/AuthStylesheet';
import { notFound, redirect } from 'next/navigation';
import type { ReactElement } from 'react';
import { houseDye } from '../parts/brand/index.ts';
import { sessionScope } from '../parts/context/index.ts';
import { draftIn } from '../parts/rule-form/draftIn.ts';
import { JoinOffer } from './JoinOffer.tsx';
import { passwordRules } from './passwordRules.ts';
import { registerText } from './problem.ts';
import { RegisterForm } from './RegisterForm.tsx';
import { problemOf, targetOf, value, type AuthScreenProps } from './search.ts';
import { SignInElsewhere } from './SignInElsewhere.tsx';

/** Registration of a tenant; not found where it has none (docs/product/session.md#visitors). */
export async function RegisterScreen({ context, search }: AuthScreenProps): Promise<ReactElement> {
  const { tenant } = context;
  if (!tenant.capabilities.canRegister) notFound();
  const target = await targetOf(context, search);
  if (await readSession(sessionScope(tenant))) redirect(target);
  return (
    <>
      <AuthStylesheet />
      <AuthPage
        title={registerText.title}
        lead={registerText.lead}
        house={houseDye(tenant)}
        footer={
          <>
            {registerText.haveAccount}{' '}
            <a
              className="type-link"
              href={withQuery(signInPath(tenant.routes, 'login', target), { referral: value(search, 'referral') })}
            >
              {registerText.login}
            </a>
          </>
        }
      >
        <RegisterForm
          target={target}
          problem={problemOf(search)}
          draft={await draftIn(REGISTER_FORM, search)}
          rules={passwordRules('')}
          {...(isOnFace('referralCode', tenant.routes.face) ? { referral: value(search, 'referral') ?? '' } : {})}
        />
        <JoinOffer tenant={tenant} target={target} />
        <SignInElsewhere context={context} target={target} referral={value(search, 'referral')} />
      </AuthPage>
    </>
  );
}
