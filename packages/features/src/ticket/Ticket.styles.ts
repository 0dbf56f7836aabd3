import { css } from 'styled-components';

export const ticketStyles = css`
  .ticket-page {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 16px;
    padding-block: 20px 48px;
  }
  .ticket-columns,
  .ticket-aside {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 24px;
    align-content: start;
  }
  .ticket {
    background: var(--bg-surface);
    border: 1px solid var(--line);
    border-radius: var(--r-l);
    overflow: hidden;
    box-shadow: var(--e-2);
  }
  .ticket-cloth {
    position: relative;
    height: 28px;
    overflow: hidden;
  }
  .ticket-foot {
    height: 56px;
  }
  .ticket-pass {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    justify-items: center;
    gap: 8px;
    padding: 20px 20px 24px;
    text-align: center;
    border-bottom: 2px dashed var(--line);
  }
  .ticket-title {
    font-weight: 800;
  }
  .ticket-code {
    position: relative;
    width: min(320px, 100%);
    border: 1px solid var(--line);
    border-radius: var(--r-m);
    overflow: hidden;
    background: #fff;
  }
  .ticket-code svg {
    display: block;
    width: 100%;
    height: auto;
  }
  .ticket-code path:first-child {
    fill: #fff;
  }
  .ticket-code path:last-child {
    fill: #14110e;
  }
  .ticket-used svg {
    opacity: 0.35;
  }
  .ticket-stamp {
    position: absolute;
    inset: 40% 8% auto;
    padding: 8px;
    rotate: -8deg;
    border: 3px solid var(--success-text);
    border-radius: var(--r-s);
    background: #fff;
    color: #14532d;
  }
  .ticket-stampOff {
    border-color: var(--danger-text);
    color: #7f1d1d;
  }
  .ticket-short {
    font-size: 24px;
    font-weight: 800;
    letter-spacing: 0.04em;
  }
  .ticket-about {
    display: grid;
    gap: 12px;
    padding: 20px;
  }
  .ticket-badges,
  .ticket-actions {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  .ticket-actions > * {
    flex: 1 1 140px;
  }
  .ticket-calendar {
    flex: 1 1 100%;
  }
  .ticket-calendar > summary {
    list-style: none;
    cursor: pointer;
  }
  .ticket-calendar > summary::-webkit-details-marker {
    display: none;
  }
  .ticket-calendar ul {
    margin: 8px 0 0;
    padding: 4px 0;
    list-style: none;
    background: var(--bg-surface);
    border: 1px solid var(--line);
    border-radius: var(--r-m);
    box-shadow: var(--e-2);
  }
  .ticket-calendar li a {
    display: flex;
    align-items: center;
    min-height: 44px;
    padding: 0 16px;
    color: inherit;
  }
  .ticket-facts {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(150px, 1fr));
    gap: 12px 20px;
  }
  .ticket-facts dt {
    font-size: 14px;
    color: var(--text-2);
  }
  .ticket-facts dd {
    font-weight: 700;
    overflow-wrap: anywhere;
  }
  .ticket-box {
    display: grid;
    gap: 12px;
    padding: 20px;
    background: var(--bg-surface);
    border: 1px solid var(--line);
    border-radius: var(--r-m);
  }
  .ticket-box ul {
    padding-left: 20px;
    list-style: disc;
  }
  .ticket-dates,
  .ticket-dates fieldset {
    display: grid;
    gap: 12px;
  }
  .ticket-dates fieldset {
    margin: 0;
    padding: 0;
    border: 0;
  }
  .ticket-date {
    display: grid;
    grid-template-columns: 24px 1fr;
    gap: 12px;
    align-items: center;
    min-height: 56px;
    padding: 8px 12px;
    border: 1px solid var(--line);
    border-radius: var(--r-s);
  }
  .ticket-date input {
    width: 20px;
    height: 20px;
  }
  .ticket-date span span {
    display: block;
  }
  @media (min-width: 1024px) {
    .ticket-columns {
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    }
  }
  @media print {
    .ticket-aside,
    .ticket-pass button {
      display: none;
    }
  }
`;
