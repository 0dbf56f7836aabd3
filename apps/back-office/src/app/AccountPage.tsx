import { useState, type ReactElement } from 'react';
import { useMe } from './MeContext.tsx';
import { SecondFactor } from './SecondFactor.tsx';

/** The security of one's own account. */
export function AccountPage(): ReactElement {
  const me = useMe();
  const [isDone, setDone] = useState(false);
  return (
    <SecondFactor
      me={{ ...me, hasSecondFactor: me.hasSecondFactor || isDone }}
      onDone={() => setDone(true)}
      key={String(isDone)}
    />
  );
}
