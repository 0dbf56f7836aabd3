import { css } from 'styled-components';

export const certificateCardStyles = css`
  .certs {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(240px, 100%), 1fr));
    gap: 16px;
  }
  .certs-all {
    margin-bottom: 16px;
  }
  .cert {
    background: var(--bg-surface);
    border: 1px solid var(--line);
    border-radius: var(--r-m);
    overflow: hidden;
    display: flex;
    flex-direction: column;
  }
  .cert-a {
    background: var(--bg-band);
    padding: 20px;
  }
  .minicert {
    position: relative;
    aspect-ratio: 320 / 226;
    padding: 6%;
    box-shadow: var(--e-1);
    overflow: hidden;
  }
  .minicert-p {
    position: relative;
    display: grid;
    place-content: center;
    justify-items: center;
    gap: 4px;
    height: 100%;
    padding: 8px;
    background: #fff;
    color: var(--arang-900);
    text-align: center;
    font-size: 9px;
    line-height: 1.3;
    outline: 1px solid var(--kunyit-400);
    outline-offset: -5px;
  }
  .minicert-p > span {
    font-weight: 700;
    color: var(--mengkudu-700);
  }
  .minicert-p b {
    font-size: 14px;
  }
  .minicert-p .hem-cecek {
    --hem-c: var(--kunyit-500);
    width: 60px;
  }
  .minicert-p small {
    font-size: 8px;
    max-width: 26ch;
  }
  .cert .card-t {
    min-height: 0;
  }
  .cert-b {
    padding: 18px;
    display: flex;
    flex-direction: column;
    gap: 10px;
    align-items: flex-start;
    flex: 1;
  }
  .cert-x {
    display: grid;
    gap: 8px;
    width: 100%;
    margin-top: auto;
  }
  .amain > .note + * {
    margin-top: 16px;
  }
  .certname {
    display: grid;
    gap: 12px;
    max-width: 560px;
    margin-bottom: 24px;
    padding: 20px;
    background: var(--bg-surface);
    border: 1px solid var(--line);
    border-radius: var(--r-m);
  }
  .certname-x {
    display: flex;
    gap: 12px;
  }
  @media (min-width: 768px) {
    .certs {
      gap: 20px;
    }
  }
`;
