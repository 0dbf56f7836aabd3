import { mainTenant } from '@suluh/tenant/main';
import { AppRouterContext, type AppRouterInstance } from 'next/dist/shared/lib/app-router-context.shared-runtime.js';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { TenantProvider } from '../parts/tenant/index.ts';

const ROUTER = new Proxy({} as AppRouterInstance, {}); // a page that is only drawn goes nowhere

/** What a form posts without asking for it, as the server draws it on the main site. */
export function postedBy(form: ReactElement): Readonly<Record<string, string>> {
  const html = renderToString(
    <AppRouterContext value={ROUTER}>
      <TenantProvider tenant={mainTenant('https://suluh.example')}>{form}</TenantProvider>
    </AppRouterContext>,
  );
  const hidden = [...html.matchAll(/<input[^>]*type="hidden"[^>]*>/g)].map(([input]) => input);
  const of = (input: string, name: string) =>
    new RegExp(` ${name}="([^"]*)"`).exec(input)?.[1]?.replaceAll('&amp;', '&');
  return Object.fromEntries(hidden.map((input) => [of(input, 'name') ?? '', of(input, 'value') ?? '']));
}
