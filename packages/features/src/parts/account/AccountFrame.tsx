import type { ReactElement } from 'react';
import { QueryProvider } from '../paged-list/index.ts';
import { PlainAccountFrame, type AccountFrameProps } from './PlainAccountFrame.tsx';

/**
 * An account page with a list its islands ask for. A page without one takes the plain frame and is spared the code for
 * it.
 */
export const AccountFrame = ({ children, ...frame }: AccountFrameProps): ReactElement => (
  <PlainAccountFrame {...frame}>
    <QueryProvider>{children}</QueryProvider>
  </PlainAccountFrame>
);
