import { CircularProgress } from '@mui/material';
import type { Permission } from '@suluh/domain/staff';
import { createContext, useContext, useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { officePath } from './officePath.ts';
import { me as readMe, type Me } from '../data/auth.ts';

/** Who is signed in, for {@link useMe}. */
export const MeContext = createContext<Me | null>(null);

/** Who is signed in; only below {@link MeProvider}. */
export function useMe(): Me {
  const found = useContext(MeContext);
  if (!found) throw new Error('useMe is for pages of those who are signed in.');
  return found;
}

/** Whether who is signed in may do this somewhere. */
export const useMay = (permission: Permission): boolean => useMe().permissions.includes(permission);

/** Tells everything below who is signed in. */
export function MeProvider({ children }: { children: (me: Me, again: () => void) => ReactNode }): ReactElement {
  const [me, setMe] = useState<Me | null>(null);
  const [round, setRound] = useState(0);
  useEffect(() => {
    let isGone = false;
    readMe().then(
      (found) => !isGone && setMe(found),
      () => window.location.assign(officePath('login')),
    );
    return () => {
      isGone = true;
    };
  }, [round]);
  if (!me) return <CircularProgress />;
  return <MeContext value={me}>{children(me, () => setRound((each) => each + 1))}</MeContext>;
}
