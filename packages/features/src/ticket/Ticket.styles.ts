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
    --tenun: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='20' height='20' viewBox='0 0 20 20'%3E%3Cpath d='M1 1.2h8v1.9H1zM1 4h8v1.9H1zM1 6.900h8v1.900H1zM11 11.200h8v1.900h-8zM11 14h8v1.900h-8zM11 16.900h8v1.900h-8zM11.200 1h1.900v8h-1.900zM14 1h1.900v8H14zM16.900 1h1.900v8h-1.900zM1.200 11h1.900v8H1.200zM4 11h1.900v8H4zM6.900 11h1.900v8H6.900z'/%3E%3C/svg%3E");
    --rumbai: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='9' height='18' viewBox='0 0 9 18'%3E%3Cpath d='M2.700 0h3.600l-.700 5.200 1 12.800H4.900L4.500 7l-.500 11H2.400l1-12.800z'/%3E%3C/svg%3E");
    --rumbai-tegak: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='18' height='9' viewBox='0 0 18 9'%3E%3Cpath d='M0 2.700v3.600l5.200-.700 12.800 1V4.900L7 4.500l11-.500V2.400l-12.800 1z'/%3E%3C/svg%3E");
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    filter: drop-shadow(0 14px 22px rgb(8 23 44 / 16%)) drop-shadow(0 1px 2px rgb(8 23 44 / 12%));
  }
  .ticket-main {
    display: flex;
    flex-direction: column-reverse;
    background: var(--bg-surface);
    border-radius: 0 0 var(--r-l) var(--r-l);
    overflow: hidden;
  }
  .ticket-cloth {
    position: relative;
    height: 76px;
    overflow: hidden;
  }
  .ticket-cloth::after {
    content: '';
    position: absolute;
    inset: -1px 0 auto;
    height: 9px;
    background: var(--bg-surface);
    mask: var(--hem-walang-turun) repeat-x 50% 0 / 14px 9px;
  }
  .ticket-weave {
    position: relative;
    order: -1;
    height: 28px;
    background: var(--mengkudu-700);
    mask:
      radial-gradient(circle at 0 50%, transparent 9.5px, #000 10px) 0 0 / 51% 100% no-repeat,
      radial-gradient(circle at 100% 50%, transparent 9.5px, #000 10px) 100% 0 / 51% 100% no-repeat;
  }
  .ticket-weave::before {
    content: '';
    position: absolute;
    inset: 4px 0;
    background: var(--kunyit-300);
    mask: var(--tenun) repeat 0 0 / 20px 20px;
  }
  .ticket-fringe {
    order: -3;
    height: 18px;
    background: var(--mengkudu-700);
    mask: var(--rumbai) repeat-x 50% 0 / 9px 18px;
    transform: scaleY(-1);
  }
  .ticket-pass {
    order: -2;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: center;
    justify-items: center;
    gap: 8px;
    padding: 18px 20px 20px;
    text-align: center;
    background: var(--bg-surface);
    border-top: 7px solid var(--mengkudu-700);
  }
  .ticket-title {
    font-weight: 800;
  }
  .ticket-code {
    position: relative;
    width: min(260px, 100%);
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
    font-size: 1.5rem;
    font-weight: 800;
    letter-spacing: 0.04em;
  }
  .ticket-about {
    display: grid;
    gap: 18px;
    padding: 20px 20px 24px;
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
    grid-template-columns: 1fr 1fr;
    gap: 16px 20px;
  }
  .ticket-facts > :is(:first-child, .ticket-wide) {
    grid-column: 1 / -1;
  }
  .ticket-facts dt {
    font-size: 0.875rem;
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
  .ticket-box ul,
  .ticket-ways {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .ticket-bring li,
  .ticket-ways li {
    display: flex;
    gap: 12px;
    align-items: baseline;
  }
  .ticket-bring li {
    padding-block: 10px;
  }
  .ticket-bring li + li {
    border-top: 1px solid var(--line);
  }
  .ticket-mark {
    align-self: center;
    color: var(--text-2);
  }
  .ticket-place {
    display: grid;
    gap: 16px;
  }
  .ticket-map {
    border: 1px solid var(--line);
    border-radius: var(--r-m);
    overflow: hidden;
    background: var(--bg-surface);
  }
  .ticket-placeAbout {
    display: grid;
    gap: 12px;
    padding: 16px 20px 20px;
  }
  .ticket-placeAbout span {
    display: block;
  }
  .ticket-ways {
    display: grid;
    gap: 8px;
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
    .ticket {
      grid-template-columns: minmax(0, 1fr) 36px 316px 18px;
    }
    .ticket > * {
      order: 0;
    }
    .ticket-main {
      flex-direction: column;
      border-radius: var(--r-l) 0 0 var(--r-l);
    }
    .ticket-cloth {
      height: 116px;
    }
    .ticket-cloth::after {
      inset: auto 0 -1px;
      mask: var(--hem-walang) repeat-x 50% 100% / 14px 9px;
    }
    .ticket-about {
      padding: 24px 32px 32px;
    }
    .ticket-facts {
      grid-template-columns: repeat(3, 1fr);
      gap: 20px 24px;
    }
    .ticket-facts > :first-child {
      grid-column: span 2;
    }
    .ticket-weave {
      height: auto;
      mask:
        radial-gradient(circle at 50% 0, transparent 10.5px, #000 11px) 0 0 / 100% 51% no-repeat,
        radial-gradient(circle at 50% 100%, transparent 10.5px, #000 11px) 0 100% / 100% 51% no-repeat;
    }
    .ticket-weave::before {
      inset: 0 8px;
    }
    .ticket-pass {
      padding: 28px;
      border-top: 0;
      border-right: 7px solid var(--mengkudu-700);
    }
    .ticket-pass > .ticket-onPhone {
      display: none;
    }
    .ticket-fringe {
      height: auto;
      mask: var(--rumbai-tegak) repeat-y 0 50% / 18px 9px;
      transform: none;
    }
    .ticket-actions > * {
      flex: 0 1 auto;
    }
    .ticket-columns {
      grid-template-columns: minmax(0, 1fr) 376px;
      gap: 32px;
      margin-top: 16px;
    }
  }
  @media print {
    .ticket-actions,
    .ticket-aside,
    .ticket-pass button {
      display: none;
    }
  }
`;
