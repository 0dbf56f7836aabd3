import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PdfPage } from './pdfBytes.ts';
import { productNameText } from '@suluh/i18n-id/productName';
import { encode } from 'uqr';
import { decoration, figure } from './structure.ts';
import { operatorsOf } from './svg.ts';
import { INKS } from '../inks.ts';

const svg = readFileSync(path.join(import.meta.dirname, 'suluh.svg'), 'utf8');
const wordMark = operatorsOf(svg);
const [markLeft = 0, markTop = 0, , markHeight = 1] = (/viewBox="([^"]*)"/.exec(svg)?.[1] ?? '').split(' ').map(Number);

/** The word mark, its left upper corner at x and y. */
export const logo = (page: PdfPage, x: number, y: number, height: number): void =>
  figure(page, productNameText, () => {
    page
      .save()
      .translate(x, y)
      .scale(height / markHeight)
      .translate(-markLeft, -markTop);
    page.addContent(wordMark).restore();
  });

/**
 * The seal: toothed rim, dotted ring and the torch, its middle at x and y.
 */
export const seal = (page: PdfPage, x: number, y: number, size: number): void =>
  decoration(page, () => drawSeal(page, x, y, size));

function drawSeal(page: PdfPage, x: number, y: number, size: number): void {
  page
    .save()
    .translate(x, y)
    .scale(size / 140);
  for (let turn = 0; turn < 360; turn += 15)
    page.save().rotate(turn).path('M-9 -56L0 -68L9 -56Z').fill(INKS.brand).restore();
  page.circle(0, 0, 58).fill(INKS.brand);
  page.circle(0, 0, 50).dash(0.01, { space: 7.84 }).lineCap('round').lineWidth(2.5).stroke(INKS.gold).undash();
  page.circle(0, 0, 43).fill(INKS.sealGround);
  page.translate(-31, -34).scale(1.3);
  page.save().translate(24, 26.5).rotate(-90);
  page.path('M0 0C3.96 -10.13 18.04 -10.13 22 0C18.04 10.13 3.96 10.13 0 0Z').fill(INKS.gold);
  page.path('M2.4 0C4.47 -3.47 9.73 -3.47 11.8 0C9.73 3.47 4.47 3.47 2.4 0Z').fill(INKS.sealHeart);
  page.restore();
  page.path('M16.8 28.3H31.2L30.2 31.6H17.8ZM19.2 33.2H28.8L26.2 43.5H21.8Z').fill(INKS.paper);
  page.restore();
}

/** Where a QR code stands, its left upper corner at x and y, and what it is to who cannot see it. */
interface QrPlace {
  x: number;
  y: number;
  side: number;
  alt: string;
}

/** A QR code with the quiet zone of four modules readers ask for. */
export const qrCode = (page: PdfPage, value: string, { x, y, side, alt }: QrPlace): void =>
  figure(page, alt, () => drawQrCode(page, value, x, y, side));

function drawQrCode(page: PdfPage, value: string, x: number, y: number, side: number): void {
  const { data, size } = encode(value, { ecc: 'M', border: 4 });
  page
    .save()
    .translate(x, y)
    .scale(side / size);
  for (const [row, modules] of data.entries())
    for (const [column, isDark] of modules.entries()) if (isDark) page.rect(column, row, 1, 1);
  page.fill(INKS.black).restore();
}
