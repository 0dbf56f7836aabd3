import type { ReactElement } from 'react';
import { AccountSheet } from '@suluh/ui/sheets/AccountSheet';
import { AuthSheet } from '@suluh/ui/sheets/AuthSheet';
import { BaseSheet } from '@suluh/ui/sheets/BaseSheet';
import { CourseSheet } from '@suluh/ui/sheets/CourseSheet';
import { HomeSheet } from '@suluh/ui/sheets/HomeSheet';
import { ListingSheet } from '@suluh/ui/sheets/ListingSheet';
import { OverlaySheet } from '@suluh/ui/sheets/OverlaySheet';

/** Every sheet at once: a story may show a component of any area. Apps render BaseSheet, OverlaySheet and one area. */
export function AllSheets(): ReactElement {
  return (
    <>
      <BaseSheet />
      <OverlaySheet />
      <AccountSheet />
      <AuthSheet />
      <CourseSheet />
      <HomeSheet />
      <ListingSheet />
    </>
  );
}
