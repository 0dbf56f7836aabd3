import { Button, Card, CardContent, Chip, Link, List, ListItem, ListItemText, Typography } from '@mui/material';
import { dateTime, rupiah, rupiahOff } from '@suluh/i18n-id/format';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import type { StaffOrder } from '@suluh/api/types';
import { staffLookText } from '@suluh/i18n-id/staffLook';
import type { ReactElement, ReactNode } from 'react';
import { ShowBase, useRecordContext } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { officePath } from '../app/officePath.ts';
import { useMay } from '../app/MeContext.tsx';
import { Facts } from '../parts/Facts.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import { useDeed } from '../parts/useDeed.ts';
import { BeginRefund } from './BeginRefund.tsx';

const text = staffAppText.sales;

const factsOf = (order: StaffOrder): [string, ReactNode][] => [
  [text.facts.order, order.id],
  [text.facts.transaction, order.invoiceId],
  ...(order.invoiceStanding === 'none'
    ? []
    : [[text.facts.invoice, order.invoiceNumber ?? text.numbering] as [string, string]]),
  ...order.creditNotes.map(({ id, number, amount }): [string, ReactNode] => [
    text.facts.creditNote,
    <Link key={id} href={`/api/admin/credit-note/${id}/file`} target="_blank" rel="noopener">
      {text.creditPdf(number, rupiah(amount))}
    </Link>,
  ]),
  [text.facts.buyer, `${order.fullname} <${order.email}>`],
  [text.facts.courses, order.courses.join(', ')],
  [text.facts.total, rupiah(order.paymentTotal)],
  ...(order.promoCode
    ? [[text.facts.promo, `${order.promoCode} ${rupiahOff(order.promoDiscount)}`] as [string, string]]
    : []),
  ...(order.method ? [[text.facts.method, order.method] as [string, string]] : []),
  ...(order.paidAt ? [[text.facts.paid, dateTime(order.paidAt)] as [string, string]] : []),
];

function Order(): ReactElement | null {
  const order = useRecordContext<StaffOrder>();
  const mayMail = useMay('order.mail');
  const mayLook = useMay('learner.look');
  const { isWorking, run } = useDeed();
  if (!order) return null;
  const resend = () => run(`/api/admin/order/${order.id}/mail`, { method: 'POST' }, text.mailed);
  return (
    <>
      <PageHead
        title={order.invoiceNumber ?? order.invoiceId}
        note={<Chip label={text.statuses[order.status]} variant="outlined" />}
      >
        {order.invoiceStanding !== 'none' && (
          <Button href={`/api/admin/order/${order.id}/invoice.pdf`} target="_blank" rel="noopener">
            {text.invoicePdf}
          </Button>
        )}
        {mayLook && (
          <Button component={RouterLink} to={officePath('learner', order.userId, 'show')}>
            {staffLookText.toLearner}
          </Button>
        )}
        <BeginRefund order={order} />
        {mayMail && (
          <Button variant="outlined" onClick={resend} disabled={isWorking}>
            {text.mail}
          </Button>
        )}
      </PageHead>
      <Facts facts={factsOf(order)} />
      <Card variant="outlined" sx={{ maxWidth: 860 }}>
        <CardContent>
          <Typography variant="h2" component="h2">
            {text.timeline}
          </Typography>
          <List>
            {order.timeline?.map(({ at, who, by, what, detail }, index) => (
              <ListItem key={`${at}-${index}`} disableGutters divider>
                <ListItemText
                  primary={`${[text.who[who], by].filter(Boolean).join(' ')}: ${text.what[what] ?? what}`}
                  secondary={[dateTime(at), detail && (text.mails[detail] ?? detail)].filter(Boolean).join(' · ')}
                  sx={{ overflowWrap: 'anywhere' }}
                />
              </ListItem>
            ))}
          </List>
        </CardContent>
      </Card>
    </>
  );
}

/** An order and what happened to it. */
export const OrderShow = (): ReactElement => (
  <ShowBase resource="order">
    <Order />
  </ShowBase>
);
