import { Link, List, ListItem, ListItemText, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { PromoUse as Use, StaffPromo } from '@suluh/api/types';
import { dateTime, rupiah } from '@suluh/i18n-id/format';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import type { ReactElement } from 'react';
import { useRecordContext } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { useMay } from '../app/MeContext.tsx';
import { officePath } from '../app/officePath.ts';
import { call } from '../data/call.ts';
import { AsideCard } from '../parts/AsideCard.tsx';

const text = staffAppText.sales.promo.use;

/** How often a promo is used, by how many and for how much, with its last orders. */
export function PromoUse(): ReactElement | null {
  const promo = useRecordContext<StaffPromo>();
  const mayOpen = useMay('order.read');
  const { data } = useQuery({
    queryKey: ['promo-use', promo?.id],
    queryFn: () => call<Use>(`/api/admin/promo/${promo!.id}/use`, {}),
    enabled: promo !== undefined,
  });
  const use = data?.data;
  if (!use) return null;
  return (
    <AsideCard title={text.title}>
      <Typography>{use.used === 0 ? text.none : text.counts(use.used, use.learners, rupiah(use.given))}</Typography>
      {use.orders.length > 0 && (
        <List aria-label={text.last} dense>
          {use.orders.map(({ orderId, number, status, discount, at }) => (
            <ListItem key={orderId} disableGutters>
              <ListItemText
                primary={
                  mayOpen ? (
                    <Link component={RouterLink} to={officePath('order', orderId, 'show')}>
                      {number}
                    </Link>
                  ) : (
                    number
                  )
                }
                secondary={`${rupiah(discount)} · ${staffAppText.sales.statuses[status]} · ${dateTime(at)}`}
              />
            </ListItem>
          ))}
        </List>
      )}
    </AsideCard>
  );
}
