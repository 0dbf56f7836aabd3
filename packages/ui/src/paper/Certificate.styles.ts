import { css } from 'styled-components';

/** Lengths are multiples of --u, one pixel of a sheet 1123 px wide, so that the paper scales as a whole. */
export const certificateStyles = css`
  .certificate {
    container-type: inline-size;
    width: 100%;
    max-width: 1123px;
    margin: 0 auto;
  }
  .certificate-page {
    --u: calc(100cqw / 1123);
    position: relative;
    aspect-ratio: 1123 / 794;
    background: #fff;
    color: var(--arang-900);
    font-size: calc(16 * var(--u));
    line-height: 1.5;
    overflow: hidden;
  }
  .certificate-ground {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }
  .certificate-text {
    position: absolute;
    inset: calc(100 * var(--u)) calc(120 * var(--u)) calc(96 * var(--u));
    display: flex;
    flex-direction: column;
  }
  .certificate-text header {
    display: flex;
    justify-content: space-between;
    align-items: center;
  }
  .certificate-text .certificate-logo {
    width: auto;
    height: calc(54 * var(--u));
    --logo: var(--nila-700);
  }
  .certificate-institution,
  .certificate-kind {
    font-weight: 800;
    color: var(--mengkudu-700);
  }
  .certificate-institution {
    font-size: calc(17 * var(--u));
  }
  .certificate-kind {
    font-size: calc(30 * var(--u));
    letter-spacing: -0.02em;
  }
  .certificate-middle {
    flex: 1;
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    text-align: center;
  }
  .certificate-givenTo,
  .certificate-detail,
  .certificate-text footer span {
    color: var(--arang-600);
  }
  .certificate-name {
    margin-top: calc(10 * var(--u));
    font-size: calc(54 * var(--u));
    line-height: 1.15;
    letter-spacing: -0.03em;
    text-wrap: balance;
  }
  .certificate-rule {
    width: calc(160 * var(--u));
    height: calc(6 * var(--u));
    margin: calc(14 * var(--u)) 0;
    background: var(--kunyit-400);
    mask: var(--hem-cecek) repeat-x 50% 50% / calc(10 * var(--u)) calc(5 * var(--u));
  }
  .certificate-for {
    color: var(--arang-700);
  }
  .certificate-course {
    margin-top: calc(6 * var(--u));
    max-width: 26em;
    font-size: calc(23 * var(--u));
    line-height: 1.35;
    letter-spacing: -0.015em;
    text-wrap: balance;
  }
  .certificate-detail {
    margin-top: calc(8 * var(--u));
  }
  .certificate-text footer {
    display: grid;
    grid-template-columns: 1fr auto 1fr;
    align-items: end;
    gap: calc(24 * var(--u));
    font-size: calc(13 * var(--u));
  }
  .certificate-text footer b {
    display: block;
    font-size: calc(15 * var(--u));
    color: var(--arang-900);
  }
  .certificate-signatures img {
    display: block;
    width: auto;
    height: calc(48 * var(--u));
  }
  .certificate-code {
    display: flex;
    gap: calc(14 * var(--u));
    align-items: center;
    justify-content: flex-end;
  }
  .certificate-code span {
    max-width: 13em;
  }
  .certificate-code .certificate-qr {
    width: calc(96 * var(--u));
    height: calc(96 * var(--u));
    flex: none;
  }
  .certificate-qrPaper {
    fill: #fff;
  }
  .certificate-qrInk {
    fill: var(--arang-950);
  }
  .certificate-seal {
    width: calc(124 * var(--u));
    height: calc(124 * var(--u));
    margin-bottom: calc(-8 * var(--u));
  }
  .certificate-sealRim {
    fill: var(--mengkudu-700);
  }
  .certificate-sealGround {
    fill: var(--mengkudu-800);
  }
  .certificate-sealDots {
    fill: none;
    stroke: var(--kunyit-400);
  }
  .certificate-sealFlame {
    fill: var(--kunyit-400);
  }
  .certificate-sealHeart {
    fill: var(--mengkudu-500);
  }
  .certificate-sealTorch {
    fill: var(--kertas-50);
  }
  @media print {
    @page {
      size: A4 landscape;
      margin: 0;
    }
    .certificate {
      width: 297mm;
      max-width: none;
      break-after: page;
      print-color-adjust: exact;
    }
  }
`;
