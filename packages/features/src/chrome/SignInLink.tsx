'use client';
import type { LinkComponentProps } from '@suluh/ui/links/Anchor';
import { usePathname } from 'next/navigation';
import { useEffect, useRef, type ReactElement } from 'react';
import { signInHref, useTenant } from '../parts/tenant/index.ts';

/**
 * 'Masuk' and 'Daftar' of the header: they come back to the page they are pressed on (docs/product/navigation.md,
 * /auth/login?redirectTo).
 */
export function SignInLink({ href, ...rest }: LinkComponentProps): ReactElement {
  const tenant = useTenant();
  const pathname = usePathname();
  const link = useRef<HTMLAnchorElement>(null);
  const aim = () => link.current?.setAttribute('href', signInHref(tenant, href, window.location));
  useEffect(aim, [tenant, href, pathname]);
  return <a {...rest} ref={link} href={href} onPointerEnter={aim} onFocus={aim} onClickCapture={aim} />; // the query may have changed since
}
