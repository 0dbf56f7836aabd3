import type { ReactElement } from 'react';
// Base before the areas: in the browser, global styles come in the order of these imports.
import { BaseSheet } from '@suluh/ui/sheets/BaseSheet';
import { OverlaySheet } from '@suluh/ui/sheets/OverlaySheet';
import { AccountSheet } from '@suluh/ui/sheets/AccountSheet';
import { AuthSheet } from '@suluh/ui/sheets/AuthSheet';
import { CheckoutSheet } from '@suluh/ui/sheets/CheckoutSheet';
import { ContentSheet } from '@suluh/ui/sheets/ContentSheet';
import { CourseSheet } from '@suluh/ui/sheets/CourseSheet';
import { CertificateSheet } from '@suluh/ui/sheets/CertificateSheet';
import { HistorySheet } from '@suluh/ui/sheets/HistorySheet';
import { HomeSheet } from '@suluh/ui/sheets/HomeSheet';
import { ListingSheet } from '@suluh/ui/sheets/ListingSheet';
import { ProfileSheet } from '@suluh/ui/sheets/ProfileSheet';
import { PaymentSheet } from '@suluh/ui/sheets/PaymentSheet';
import { PaperSheet } from '@suluh/ui/sheets/PaperSheet';

/** Every sheet at once: a story may show a component of any area. Apps render BaseSheet, OverlaySheet and one area. */
export function AllSheets(): ReactElement {
  return (
    <>
      <BaseSheet />
      <OverlaySheet />
      <AccountSheet />
      <AuthSheet />
      <CheckoutSheet />
      <ContentSheet />
      <CourseSheet />
      <HistorySheet />
      <CertificateSheet />
      <HomeSheet />
      <ListingSheet />
      <PaymentSheet />
      <PaperSheet />
      <ProfileSheet />
    </>
  );
}
