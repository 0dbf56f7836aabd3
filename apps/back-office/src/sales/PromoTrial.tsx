import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import type { PromoTrial as Trial } from '@suluh/api/types';
import { rupiah } from '@suluh/i18n-id/format';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import { useId, useState, type ReactElement } from 'react';
import {
  AutocompleteArrayInput,
  BooleanInput,
  Form,
  ReferenceArrayInput,
  ReferenceInput,
  ResourceContextProvider,
  SelectInput,
} from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { MomentInput } from '../fields/MomentInput.tsx';
import { call, fieldTexts, refusalOf } from '../data/call.ts';

const text = staffAppText.sales.promo.trial;

interface Cart {
  courseIds?: number[];
  productCode?: string | null;
  isMobile?: boolean;
  isFirstPurchase?: boolean;
  at?: string;
}

/** What the form holds, without what the API gives back beside it. */
function promoOf(values: Record<string, unknown>): Record<string, unknown> {
  const { used: _used, version: _version, ...promo } = values;
  return promo;
}

function TrialDialog({ promo, onClose }: { promo: Record<string, unknown>; onClose: () => void }): ReactElement {
  const id = useId();
  const [answer, setAnswer] = useState<Trial | string | null>(null);
  const tryIt = async ({ courseIds, productCode, isMobile, isFirstPurchase, at }: Cart) => {
    const body = {
      promo,
      courseIds: courseIds ?? [],
      productCode: productCode || null,
      isMobile: isMobile ?? false,
      isFirstPurchase: isFirstPurchase ?? false,
      at: at ?? new Date().toISOString(),
    };
    try {
      setAnswer((await call<Trial>('/api/admin/promo-trial', { method: 'POST', body })).data);
    } catch (error) {
      setAnswer(fieldTexts(error) || refusalOf(error)?.message || (error as Error).message);
    }
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="sm">
      <ResourceContextProvider value="promo-trial">
        <Form
          noValidate
          defaultValues={{ courseIds: [], isMobile: false, isFirstPurchase: true, at: new Date().toISOString() }}
          onSubmit={(values: Cart) => tryIt(values)}
        >
          <DialogTitle id={id}>{text.title}</DialogTitle>
          <DialogContent>
            <Typography sx={{ mb: 1 }}>{text.note}</Typography>
            <ReferenceArrayInput source="courseIds" reference="course-choice" sort={{ field: 'name', order: 'ASC' }}>
              <AutocompleteArrayInput filterToQuery={(q: string) => ({ q })} />
            </ReferenceArrayInput>
            <ReferenceInput
              source="productCode"
              reference="payment-choice"
              sort={{ field: 'name', order: 'ASC' }}
              perPage={100}
            >
              <SelectInput optionText="name" emptyText={text.anyMethod} resettable />
            </ReferenceInput>
            <BooleanInput source="isMobile" />
            <BooleanInput source="isFirstPurchase" />
            <MomentInput source="at" isRequired />
            <Box role="status">
              {answer !== null &&
                (typeof answer === 'string' ? (
                  <Alert severity="error">{answer}</Alert>
                ) : answer.refusal === null ? (
                  <Alert severity="success">
                    {text.counts(rupiah(answer.discount), rupiah(answer.total), rupiah(answer.total - answer.discount))}
                  </Alert>
                ) : (
                  <Alert severity="warning">{text.refused(answer.refusal, rupiah(answer.total))}</Alert>
                ))}
            </Box>
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>{staffAppText.form.close}</Button>
            <Button type="submit" variant="contained">
              {text.deed}
            </Button>
          </DialogActions>
        </Form>
      </ResourceContextProvider>
    </Dialog>
  );
}

/** Tries the promo of the form around it, as it is typed, on a cart that is made up. */
export function PromoTrial(): ReactElement {
  const { getValues } = useFormContext();
  const [promo, setPromo] = useState<Record<string, unknown> | null>(null);
  return (
    <>
      <Button variant="outlined" sx={{ mt: 1 }} onClick={() => setPromo(promoOf(getValues()))}>
        {text.title}
      </Button>
      {promo && <TrialDialog promo={promo} onClose={() => setPromo(null)} />}
    </>
  );
}
