import { css } from 'styled-components';

export const paymentProductStyles = css`
  .pms {
    padding: 4px 0 !important;
  }
  .pmg {
    padding: 16px 20px 12px;
  }
  .pmg + .pmg {
    border-top: 1px solid var(--line);
  }
  .pmg h2 {
    font-size: 16px;
    font-weight: 800;
    margin-bottom: 8px;
  }
  .pm {
    display: flex;
    align-items: center;
    gap: 14px;
    min-height: 68px;
    padding: 8px 14px;
    border: 1.5px solid transparent;
    border-radius: var(--r-s);
    margin-inline: -14px;
  }
  .pm:hover {
    background: var(--brand-soft);
  }
  .pm.on {
    border-color: var(--brand);
    background: var(--brand-soft);
  }
  .pm.off {
    color: var(--text-2);
    cursor: not-allowed;
  }
  .pm-r {
    color: var(--danger-text);
    font-weight: 600;
  }
  .pms > .note {
    margin: 12px 20px;
  }
  .pm-l {
    width: 64px;
    height: 44px;
    display: grid;
    place-items: center;
    border: 1px solid var(--line-strong);
    border-radius: 6px;
    background: #fff;
    color: var(--nila-900);
    font-weight: 800;
    font-size: 15px;
    letter-spacing: 0.01em;
    flex: none;
  }
  .pm-l-s {
    font-size: 13px;
  }
  .pm-l {
    position: relative;
    overflow: hidden;
  }
  .pm-l img {
    position: absolute;
    inset: 4px;
    width: calc(100% - 8px);
    height: calc(100% - 8px);
    object-fit: contain;
    background: #fff;
  }
  .pm-n {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px 8px;
  }
  .pm .check,
  .promo .check {
    min-height: 0;
  }
  .pm:focus-within,
  .promo:focus-within {
    border-color: var(--focus);
  }
  .pm-b {
    flex: 1;
    display: grid;
  }
  .pm-t {
    margin: 10px 0 8px;
    padding-left: 78px;
    display: grid;
    gap: 4px;
    font-size: 14px;
    color: var(--text-2);
  }
  .pm-t li {
    list-style: disc;
  }
  @media (min-width: 1024px) {
    .pmg {
      padding: 20px 28px 14px;
    }
  }
`;
