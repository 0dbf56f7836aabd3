import sharp from 'sharp';

/** A stroke of ink as somebody scans it, with the paper it stands on. */
export const scannedSignature = (ink = '#0E2441', paper = '#FFFFFF'): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="300"><rect width="600" height="300" fill="${paper}"/><path d="M100 150C200 50 240 250 300 150S420 120 500 160" fill="none" stroke="${ink}" stroke-width="10"/></svg>`,
    ),
  )
    .png()
    .toBuffer();
