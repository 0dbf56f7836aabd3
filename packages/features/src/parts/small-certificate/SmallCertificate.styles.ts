import { css } from 'styled-components';

export const smallCertificateStyles = css`
  .smallCertificate {
    background: var(--bg-band);
    padding: 20px;
  }
  .smallCertificate-undyed .smallCertificate-paper {
    filter: grayscale(1);
    opacity: 0.7;
  }
  .smallCertificate-paper {
    position: relative;
    aspect-ratio: 320 / 226;
    padding: 6%;
    box-shadow: var(--e-1);
    overflow: hidden;
    container-type: inline-size;
  }
  .smallCertificate-text {
    position: relative;
    display: grid;
    place-content: center;
    justify-items: center;
    gap: 1.4cqi;
    height: 100%;
    padding: 8px 8px 22px;
    background: #fff;
    color: var(--arang-900);
    text-align: center;
    font-size: clamp(9px, 2.6cqi, 15px);
    line-height: 1.3;
    outline: 1px solid var(--kunyit-400);
    outline-offset: -5px;
    overflow: hidden;
  }
  .smallCertificate-text > span:first-child {
    font-weight: 700;
    color: var(--mengkudu-700);
  }
  .smallCertificate-name {
    font-size: clamp(14px, 6.4cqi, 34px);
    max-width: 80cqi;
    overflow-wrap: anywhere;
  }
  .smallCertificate-long {
    font-size: clamp(11px, 5cqi, 26px);
  }
  .smallCertificate-longest {
    font-size: clamp(9px, 3.8cqi, 20px);
  }
  .smallCertificate-blank {
    width: 50cqi;
    height: 10px;
    background: var(--line);
  }
  .smallCertificate-text .smallCertificate-rule {
    --hem-c: var(--kunyit-500);
    width: 60px;
  }
  .smallCertificate-text small {
    font-size: clamp(8px, 2.6cqi, 14px);
    max-width: 30ch;
    display: -webkit-box;
    -webkit-line-clamp: 2;
    -webkit-box-orient: vertical;
    overflow: hidden;
  }
  .smallCertificate-foot {
    position: absolute;
    inset: auto 14px 9px;
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 6px;
    font-size: clamp(7px, 1.9cqi, 11px);
    white-space: nowrap;
  }
  .smallCertificate-foot i {
    color: var(--mengkudu-700);
  }
`;
