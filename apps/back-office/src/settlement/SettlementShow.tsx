import { Box, Button, Card, CardContent, Typography } from '@mui/material';
import type { StaffSettlement } from '@suluh/api/types';
import { monthName } from '@suluh/i18n-id/internship';
import { staffMoneyText } from '@suluh/i18n-id/staffMoney';
import { statementText } from '@suluh/i18n-id/statement';
import type { ReactElement } from 'react';
import { ShowBase, useRecordContext } from 'react-admin';
import { PageHead } from '../parts/PageHead.tsx';
import { SettlementLines } from './SettlementLines.tsx';
import { signedRupiah } from './signedRupiah.ts';

const text = staffMoneyText.statement;

/** From what was sold to what the partner gets, in the order it is reckoned. */
const sumsOf = ({ gross, promoPartner, fee, refund, net, promoPlatform }: StaffSettlement): [string, number][] => [
  [statementText.gross, gross],
  [statementText.promoPartner, -promoPartner],
  [statementText.fee, -fee],
  [statementText.refund, -refund],
  [statementText.net, net],
  [statementText.promoPlatform, promoPlatform],
];

function Statement(): ReactElement | null {
  const statement = useRecordContext<StaffSettlement>();
  if (!statement) return null;
  const base = `/api/admin/settlement/${statement.id}`;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PageHead title={`${statement.partnerName} · ${monthName(statement.month)}`}>
        <Button href={`${base}/statement.csv`} download>
          {text.csv}
        </Button>
        <Button href={`${base}/statement.pdf`} target="_blank" rel="noopener" variant="outlined">
          {text.pdf}
        </Button>
      </PageHead>
      <Card variant="outlined" sx={{ maxWidth: 860, mb: 2 }}>
        <CardContent>
          <Box component="dl" sx={{ m: 0 }}>
            {sumsOf(statement).map(([name, amount]) => (
              <Box
                key={name}
                sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1, py: 0.5 }}
              >
                <Typography component="dt">{name}</Typography>
                <Typography
                  component="dd"
                  sx={{ m: 0, fontVariantNumeric: 'tabular-nums', fontWeight: name === statementText.net ? 800 : 400 }}
                >
                  {signedRupiah(amount)}
                </Typography>
              </Box>
            ))}
          </Box>
          <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
            {text.note}
          </Typography>
        </CardContent>
      </Card>
      <SettlementLines statement={statement} />
    </Box>
  );
}

/** A statement: its sums, its lines, and the files of it. */
export const SettlementShow = (): ReactElement => (
  <ShowBase resource="settlement">
    <Statement />
  </ShowBase>
);
