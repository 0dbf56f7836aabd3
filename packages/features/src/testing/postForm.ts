import type { Routes } from '@suluh/domain/address';
import type { Upstream } from '@suluh/session/proxy';
import type { SessionScope } from '@suluh/session/scope';
import { handleForm } from '../api-route/forms.ts';

/** What the browser is answered that posts a form. @throws for a form that is none of ours. */
export async function postForm(
  request: Request,
  scope: SessionScope,
  upstream: Upstream,
  routes: Routes,
): Promise<Response> {
  const answer = await handleForm(request, scope, upstream, routes);
  if (answer === undefined) throw new Error(`${request.url} is no form.`);
  return answer;
}
