import { pushText } from '@suluh/i18n-id/push';
import type { ReactElement } from 'react';
import { PushSwitch } from './PushSwitch.tsx';

/** Whether the device somebody holds rings for them; before JavaScript it says what it needs. */
export const PushPanel = ({ publicKey }: { publicKey: string }): ReactElement => (
  <section className="panel preference" aria-labelledby="perangkat">
    <h2 id="perangkat" className="type-h3">
      {pushText.title}
    </h2>
    <p>{pushText.lead}</p>
    <PushSwitch publicKey={publicKey} />
    <noscript>
      <p>{pushText.needsScript}</p>
    </noscript>
  </section>
);
