import type { ReactElement } from 'react';
import { SecurityPage } from '../security/SecurityPage.tsx';
import { useMe } from './MeContext.tsx';

/** The security of one's own account. */
export const AccountPage = (): ReactElement => <SecurityPage me={useMe()} />;
