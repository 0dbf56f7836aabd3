import { css } from 'styled-components';

/** Lengths are multiples of --u, one pixel of a picture 1080 px wide. */
export const recapImageStyles = css`
  .recapImage-fit {
    container-type: inline-size;
    width: 100%;
    max-width: 1080px;
    margin: 0 auto;
  }
  .recapImage {
    --u: calc(100cqw / 1080);
    aspect-ratio: 1080 / 1350;
    display: flex;
    flex-direction: column;
    overflow: hidden;
    background: var(--nila-900);
    color: #fff;
  }
  .recapImage-top {
    position: relative;
    height: calc(540 * var(--u));
    flex: none;
  }
  .recapImage-top img {
    display: block;
    width: 100%;
    height: 100%;
  }
  .recapImage-top::after {
    content: '';
    position: absolute;
    inset: auto 0 calc(-2 * var(--u));
    height: calc(24 * var(--u));
    background: var(--nila-900);
    mask: var(--hem-walang) repeat-x 50% 100% / calc(40 * var(--u)) calc(24 * var(--u));
  }
  .recapImage-body {
    flex: 1;
    display: flex;
    flex-direction: column;
    padding: calc(40 * var(--u)) calc(72 * var(--u)) calc(64 * var(--u));
  }
  .recapImage-body header {
    display: flex;
    justify-content: space-between;
    align-items: flex-end;
    font-weight: 700;
    font-size: calc(30 * var(--u));
    line-height: 1.3;
    color: var(--kunyit-300);
  }
  .recapImage-body .recapImage-logo {
    width: auto;
    height: calc(72 * var(--u));
  }
  .recapImage-body h2 {
    margin: calc(38 * var(--u)) 0 auto;
    font-size: calc(104 * var(--u));
    line-height: 1.04;
    letter-spacing: -0.035em;
  }
  .recapImage-grid {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: calc(48 * var(--u));
    margin-top: calc(36 * var(--u));
  }
  .recapImage-grid h3 {
    margin-bottom: calc(14 * var(--u));
    font-size: calc(24 * var(--u));
    line-height: 1.5;
    font-weight: 600;
    color: var(--nila-200);
  }
  .recapImage-grid li {
    padding: calc(6 * var(--u)) 0;
    font-size: calc(29 * var(--u));
    line-height: 1.31;
    font-weight: 700;
    letter-spacing: -0.015em;
  }
  .recapImage-more {
    margin-top: calc(6 * var(--u));
    font-size: calc(26 * var(--u));
    line-height: 1.5;
    font-weight: 700;
    color: var(--kunyit-300);
  }
`;
