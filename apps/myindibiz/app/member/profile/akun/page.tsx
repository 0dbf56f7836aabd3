import { redirect } from 'next/navigation';
import { context } from '../../../context.ts';

/** The account page under the name that links outside give it (docs/product/addresses.md#small-businesses). */
export default function Page(): never {
  redirect(context.tenant.routes.profile() as never);
}
