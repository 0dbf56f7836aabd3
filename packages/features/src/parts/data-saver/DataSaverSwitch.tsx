import { apiPath, type Routes } from '@suluh/domain/address';
import { dataSaverText } from '@suluh/i18n-id/navigation';
import { Icon } from '@suluh/ui/icons/Icon';
import type { CSSProperties, ReactElement } from 'react';

/** Its place, drawer or footer, gives it colour and type. */
const LOOK: CSSProperties = { display: 'inline-flex', alignItems: 'center', gap: 16, minHeight: 50 };

interface DataSaverSwitchProps {
  routes: Routes;
  isSaving: boolean;
}

/**
 * Switch of the data saver: a form, so that it works before JavaScript; the page comes again in the other form
 * (docs/product/display.md#data-saver).
 */
export function DataSaverSwitch({ routes, isSaving }: DataSaverSwitchProps): ReactElement {
  return (
    <form method="post" action={apiPath(routes, '/api/form/data-saver')}>
      <button
        type="submit"
        role="switch"
        aria-checked={isSaving}
        name="saving"
        value={isSaving ? 'off' : 'on'}
        style={LOOK}
      >
        <Icon name="lightning" size={24} />
        {`${dataSaverText.label}: ${isSaving ? dataSaverText.on : dataSaverText.off}`}
      </button>
    </form>
  );
}
