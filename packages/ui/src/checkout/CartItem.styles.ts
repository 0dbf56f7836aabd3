import { css } from 'styled-components';

export const cartItemStyles = css`
  .clist {
    padding-block: 4px !important;
  }
  .clist:focus {
    outline: none;
  }
  .citem {
    position: relative;
    display: grid;
    grid-template-columns: 96px 1fr;
    gap: 14px;
    padding: 18px 0;
  }
  .citem + .citem {
    border-top: 1px solid var(--line);
  }
  .citem-p {
    position: relative;
    align-self: start;
  }
  .citem .thumb {
    border-radius: var(--r-s);
    aspect-ratio: 4/3;
  }
  .citem-c {
    position: absolute;
    left: 0;
    top: 0;
    width: 44px;
    height: 44px;
    justify-content: center;
    background: var(--bg-surface);
    border-radius: var(--r-s) 0 var(--r-s) 0;
  }
  .citem .note {
    padding: 8px 12px;
    font-size: 14px;
    gap: 8px;
    overflow-wrap: anywhere;
  }
  .citem-c,
  .citem-s,
  .citem-x {
    z-index: 2; /* above the title's link, which covers the card */
  }
  .citem-s {
    position: relative;
    justify-self: start;
  }
  .citem .card-t {
    min-height: 0;
  }
  .citem-tags {
    gap: 6px;
  }
  .citem-b {
    display: grid;
    gap: 6px;
    align-content: start;
    padding-right: 30px;
    min-width: 0;
  }
  .citem .price {
    grid-column: 2;
  }
  .sch-m.citem-ev {
    margin-top: 2px;
    font-size: 14px;
  }
  .citem-x {
    position: absolute;
    right: -12px;
    top: 8px;
    color: var(--text-2);
  }
  .citem-x:hover {
    color: var(--danger-text);
    background: var(--danger-soft);
  }
  @media (min-width: 1024px) {
    .citem {
      grid-template-columns: 184px 1fr 136px 44px;
      gap: 20px;
      padding: 24px 0;
    }
    .citem .thumb {
      aspect-ratio: 16/9;
    }
    .citem .price {
      grid-column: auto;
      text-align: right;
      display: flex;
      flex-direction: column;
      align-items: flex-end;
    }
    .citem-x {
      position: relative;
      inset: 0;
    }
    .citem-b {
      padding: 0;
    }
  }
`;
