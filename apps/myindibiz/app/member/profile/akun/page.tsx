import { redirect } from 'next/navigation';
import { context } from '../../../context.ts';

/** The account page under the name that links outside give it (spec 2, Small-business variant routes). */
export default function Page(): never {
  redirect(context.tenant.routes.profile() as never);
}
