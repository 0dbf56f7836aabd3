import { permanentRedirect } from 'next/navigation';
import { context } from './context.ts';

/** The host's root leads to the tenant's home. */
export default function Page() {
  permanentRedirect(context.tenant.routes.home() as never);
}
