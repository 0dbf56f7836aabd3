import type { Routes } from '@suluh/domain/address';
import type { SessionScope } from '../scope/index.ts';
import { CART_FORMS } from './cartForms.ts';
import { CERTIFICATE_FORMS } from './certificateForms.ts';
import { CHECKOUT_FORMS } from './checkoutForms.ts';
import { answerForm, type Form } from './formCall.ts';
import { ORDER_FORMS } from './orderForms.ts';
import { PROFILE_FORMS } from './profileForms.ts';
import { SIGN_IN_FORMS } from './signInForms.ts';
import type { Upstream } from './upstream.ts';

/** Every form that works before JavaScript, by the end of its address. */
const FORMS = {
  ...SIGN_IN_FORMS,
  ...CART_FORMS,
  ...CERTIFICATE_FORMS,
  ...CHECKOUT_FORMS,
  ...ORDER_FORMS,
  ...PROFILE_FORMS,
} satisfies Record<string, Form>;

export type FormName = keyof typeof FORMS;

const PATH = /\/api\/form\/([a-z-]+)$/;

/** The form a request posts; undefined for a request that posts none. */
export function formOf(request: Request): FormName | undefined {
  const name = request.method === 'POST' ? PATH.exec(new URL(request.url).pathname)?.[1] : undefined;
  return name !== undefined && Object.hasOwn(FORMS, name) ? (name as FormName) : undefined;
}

/** Answers a posted form with a redirect: to where it leads, or back with `error` set to the refusal's code. */
export const handleForm = (
  name: FormName,
  request: Request,
  scope: SessionScope,
  upstream: Upstream,
  routes: Routes,
): Promise<Response> => answerForm(FORMS[name], request, scope, upstream, routes);
