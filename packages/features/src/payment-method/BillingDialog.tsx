'use client';
import { zodResolver } from '@hookform/resolvers/zod';
import { billingSchema, failureOfMessage } from '@suluh/domain/validation';
import { commonText } from '@suluh/i18n-id/common';
import { billingText } from '@suluh/i18n-id/payment';
import { ruleText } from '@suluh/i18n-id/validation';
import { Button } from '@suluh/ui/buttons/Button';
import { TextAreaField } from '@suluh/ui/forms/TextAreaField';
import { TextField } from '@suluh/ui/forms/TextField';
import { CloseButton } from '@suluh/ui/overlays/CloseButton';
import { Modal } from '@suluh/ui/overlays/Modal';
import { useId, type ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import type { BillingPic } from './order.ts';

interface BillingDialogProps {
  open: boolean;
  onSave: (pic: BillingPic) => void;
  onCancel: () => void;
}

/** Whom the invoice of an order by bank transfer goes to (spec 5, Billing PIC form). */
export function BillingDialog({ open, onSave, onCancel }: BillingDialogProps): ReactElement {
  const [headingId, formId] = [useId(), useId()];
  const { register, handleSubmit, formState } = useForm<BillingPic>({ resolver: zodResolver(billingSchema), mode: 'onTouched' });
  const field = (name: keyof BillingPic) => ({
    ...register(name),
    label: billingText[name],
    required: true,
    error: ruleText(failureOfMessage(formState.errors[name]?.message ?? null)) || null,
  });
  return (
    <Modal open={open} onClose={onCancel} labelledBy={headingId} wide>
      <div className="sheet-h">
        <h2 className="h3" id={headingId}>
          {billingText.title}
        </h2>
        <CloseButton />
      </div>
      <form id={formId} className="sheet-b pay-c" onSubmit={(event) => void handleSubmit(onSave)(event)} noValidate>
        <TextField {...field('fullnameUser')} autoComplete="name" />
        <TextField {...field('position')} autoComplete="organization-title" />
        <TextField {...field('pic_phone')} inputMode="numeric" autoComplete="tel" />
        <TextField {...field('pic_email')} type="email" autoComplete="email" />
        <TextAreaField {...field('billingAddress')} autoComplete="street-address" />
      </form>
      <div className="sheet-f">
        <Button kind="line" onClick={onCancel}>
          {commonText.cancel}
        </Button>
        <Button type="submit" form={formId} kind="flame">
          {commonText.continue}
        </Button>
      </div>
    </Modal>
  );
}
