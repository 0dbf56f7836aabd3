import { createElement, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { AccountSheet } from './AccountSheet.tsx';
import { AuthSheet } from './AuthSheet.tsx';
import { BaseSheet } from './BaseSheet.tsx';
import { CertificateSheet } from './CertificateSheet.tsx';
import { CheckoutSheet } from './CheckoutSheet.tsx';
import { CourseSheet } from './CourseSheet.tsx';
import { HistorySheet } from './HistorySheet.tsx';
import { HomeSheet } from './HomeSheet.tsx';
import { ListingSheet } from './ListingSheet.tsx';
import { OverlaySheet } from './OverlaySheet.tsx';
import { PaymentSheet } from './PaymentSheet.tsx';
import { ContentSheet } from './ContentSheet.tsx';
import { PaperSheet } from './PaperSheet.tsx';
import { ProfileSheet } from './ProfileSheet.tsx';

const BUDGET_BYTES = 14 * 1024;

/** Size of the style elements of a page, gzipped. */
function gzippedSize(...sheets: ComponentType[]): number {
  const collector = new ServerStyleSheet();
  renderToString(
    collector.collectStyles(
      createElement('main', null, ...sheets.map((sheet, index) => createElement(sheet, { key: index }))),
    ),
  );
  return gzipSync(collector.getStyleTags(), { level: 9 }).length;
}

test.each([
  ['home', [HomeSheet]],
  ['listing', [ListingSheet]],
  ['course', [CourseSheet]],
  ['login', [AuthSheet]],
  ['account', [AccountSheet]],
  ['history', [AccountSheet, HistorySheet]],
  ['certificates', [AccountSheet, CertificateSheet]],
  ['profile', [AccountSheet, ProfileSheet]],
  ['checkout', [CheckoutSheet]],
  ['how-to-pay', [PaymentSheet]],
  ['content', [ContentSheet]],
  ['paper', [PaperSheet]],
])('the styles of a %s page stay under 14 KB gzipped', (area, sheets) => {
  const size = gzippedSize(BaseSheet, OverlaySheet, ...sheets);
  console.log(`${area}: ${size} bytes of CSS, gzipped`);
  expect(size).toBeLessThan(BUDGET_BYTES);
});
