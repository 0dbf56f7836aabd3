import { elsewherePath, pathTo } from '@suluh/domain/address';
import { withQuery } from '@suluh/domain/query';
import { loginText } from '@suluh/i18n-id/auth';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import type { ReactElement } from 'react';
import { catalogueApi, type AppContext } from '../parts/context/index.ts';

interface SignInElsewhereProps {
  context: AppContext;
  /** Where to go after it. */
  target: string;
  /** Code of the friend whose link led to the registration. */
  referral?: string | undefined;
}

/**
 * Sign-in with an account people have elsewhere, where we are registered (docs/product/session.md#google-and-facebook).
 * Nothing without that, or without an answer: the form above does not need it.
 */
export async function SignInElsewhere({
  context,
  target,
  referral,
}: SignInElsewhereProps): Promise<ReactElement | null> {
  const { routes } = context.tenant;
  const { data } = await catalogueApi(context).GET('/api/auth/provider');
  const providers = data?.data.providers ?? [];
  if (providers.length === 0) return null;
  const { before, terms, and, privacy, end } = loginText.elsewhere;
  return (
    <>
      <p className="authPage-foot">{loginText.or}</p>
      {providers.map((provider) => (
        <ButtonLink
          key={provider}
          kind="line"
          size="large"
          block
          href={withQuery(elsewherePath(routes, provider), { redirectTo: target, referral })}
        >
          {loginText[provider]}
        </ButtonLink>
      ))}
      <p className="type-small">
        {before}
        <a className="type-link" href={pathTo(routes, 'terms')} target="_blank">
          {terms}
        </a>
        {and}
        <a className="type-link" href={pathTo(routes, 'privacy')} target="_blank">
          {privacy}
        </a>
        {end}
      </p>
    </>
  );
}
