import { css } from 'styled-components';

export const paymentPageStyles = css`
  .vam {
    max-width: calc(760px + 2 * var(--gutter));
    padding-top: 32px;
  }
  .va {
    border-radius: var(--r-l) var(--r-l) 0 0;
    background: var(--bg-deep);
    color: #fff;
    padding: 24px;
    display: flex;
    flex-wrap: wrap;
    gap: 16px;
    align-items: center;
    justify-content: space-between;
    overflow: hidden;
  }
  .va {
    --kain-c: #fff;
    --kain-o: 0.05;
    --kain-s: 88px;
  }
  .va p {
    color: var(--text-on-deep-2);
  }
  .va .count .d {
    background: var(--nila-950);
  }
  .vabox {
    border-radius: 0 0 var(--r-l) var(--r-l);
    border-top: 0;
    display: grid;
    gap: 4px;
  }
  .va-r {
    display: flex;
    align-items: center;
    gap: 16px;
    padding: 14px 0;
    border-bottom: 1px solid var(--line);
    flex-wrap: wrap;
  }
  .va-r > div {
    flex: 1;
    min-width: 180px;
  }
  .va-r .small {
    display: block;
  }
  .va-n {
    font-size: 22px;
    line-height: 30px;
    font-weight: 800;
    letter-spacing: 0.005em;
    white-space: nowrap;
  }
  .vabox .note {
    margin-top: 14px;
  }
  .va-h {
    margin: 40px 0 16px;
  }
  .how {
    display: grid;
    gap: 12px;
    padding: 14px 0 10px;
  }
  .how li {
    display: flex;
    gap: 14px;
  }
  .how li > span {
    width: 28px;
    height: 28px;
    display: grid;
    place-items: center;
    border-radius: var(--r-kelopak);
    background: var(--brand-soft-2);
    color: var(--brand);
    font-weight: 800;
    font-size: 14px;
    flex: none;
  }
  .va-f {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
    margin: 28px 0 96px;
  }
  .va-f .btn {
    flex: 1;
    min-width: 240px;
  }
  .va-f:has(+ .va-q) {
    margin-bottom: 12px;
  }
  .va-q {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 12px;
    justify-content: center;
    margin-bottom: 96px;
  }
  .va h1:focus {
    outline: none;
  }
  .vabox .va-go {
    margin-top: 14px;
  }
  .va-form {
    display: grid;
    gap: 18px;
    padding-top: 14px;
  }
  .va-b {
    display: grid;
    gap: 16px;
  }
  @media (max-width: 639px) {
    .va-r {
      flex-wrap: nowrap;
      gap: 10px;
    }
    .va-r .pm-l {
      display: none;
    }
    .va-r > div {
      min-width: 0;
    }
    .va-r .va-n {
      font-size: 20px;
    }
  }
  @media (max-width: 374px) {
    .va-r .va-n {
      font-size: 17px;
      white-space: normal;
    }
  }
  @media (min-width: 768px) {
    .va {
      padding: 28px 32px;
    }
    .vabox {
      padding: 16px 32px 28px !important;
    }
    .va-n {
      font-size: 26px;
    }
  }
`;
