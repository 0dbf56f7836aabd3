import { Alert, Stack, Typography } from '@mui/material';
import { staffFactorText } from '@suluh/i18n-id/staffFactor';
import { useState, type ReactElement } from 'react';
import { forgetMe, type Me } from '../data/auth.ts';
import { call, refusalOf } from '../data/call.ts';
import { PageHead } from '../parts/PageHead.tsx';
import { AuthenticatorPart } from './AuthenticatorPart.tsx';
import { PasskeyPart } from './PasskeyPart.tsx';
import { RecoveryCodes, RecoveryPart } from './RecoveryCodes.tsx';

/** Does something about second factors. It gives who somebody is then. */
export type Deed = (deed: () => Promise<Me | null>) => void;

interface SecurityPageProps {
  me: Me;
  /** After a second factor was set up that was missing, and its recovery codes were stored. */
  onDone?: () => void;
}

/** What guards one's own account beside the password (docs/product/staff.md#second-factor). */
export function SecurityPage({ me: first, onDone }: SecurityPageProps): ReactElement {
  const [me, setMe] = useState(first);
  const [codes, setCodes] = useState<string[] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const makeCodes = async (): Promise<null> => {
    const { data } = await call<{ codes: string[] }>('/api/staff/recovery-code', { method: 'POST' });
    setCodes(data.codes);
    setMe((now) => ({ ...now, hasSecondFactor: true, recoveryCodesLeft: data.codes.length }));
    return null;
  };
  const attempt = async (deed: () => Promise<Me | null>) => {
    setFailure(null);
    try {
      const now = await deed();
      if (now === null) return;
      forgetMe();
      setMe(now);
      if (now.hasSecondFactor && now.recoveryCodesLeft === 0) await makeCodes();
    } catch (error) {
      setFailure(refusalOf(error)?.message || (error as Error).message);
    }
  };
  const run: Deed = (deed) => void attempt(deed);
  const stored = () => {
    setCodes(null);
    onDone?.();
  };

  return (
    <Stack spacing={4} sx={{ maxWidth: 560, py: 2 }}>
      <div>
        <PageHead title={staffFactorText.title} />
        <Typography>{staffFactorText.lead}</Typography>
        <div role="alert">{failure && <Alert severity="error">{failure}</Alert>}</div>
      </div>
      <PasskeyPart me={me} run={run} />
      <AuthenticatorPart me={me} run={run} />
      {me.hasSecondFactor && <RecoveryPart left={me.recoveryCodesLeft} onMake={() => run(makeCodes)} />}
      {codes && <RecoveryCodes codes={codes} onStored={stored} />}
    </Stack>
  );
}
