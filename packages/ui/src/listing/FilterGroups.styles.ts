import { css } from 'styled-components';

export const filterGroupsStyles = css`
  .fgrp {
    border-top: 1px solid var(--line);
    padding: 4px 0;
  }
  .fgrp-waits {
    display: none;
  }
  form:has([name='courseType[]'][value='offline']:checked) .fgrp-waits {
    display: block;
  }
  .fgrp > summary {
    list-style: none;
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 48px;
    font-weight: 700;
    cursor: pointer;
  }
  .fgrp > summary::-webkit-details-marker {
    display: none;
  }
  .fgrp > summary .i {
    color: var(--brand);
  }
  .fgrp[open] > summary .i {
    transform: rotate(180deg);
  }
  .fgrp > div {
    padding-bottom: 10px;
  }
  .fgrp > summary:focus-visible,
  .fmore > summary:focus-visible {
    outline-offset: -3px;
  }
  .fmore > summary {
    display: flex;
    align-items: center;
    min-height: 44px;
    font-weight: 700;
    color: var(--link);
    font-size: 15px;
    cursor: pointer;
    list-style: none;
  }
  .fmore > summary::-webkit-details-marker {
    display: none;
  }
  .fmore:not([open]) .fmore-less,
  .fmore[open] .fmore-more {
    display: none;
  }
  .fmore[open] {
    display: flex;
    flex-direction: column-reverse;
  }
  .age {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 12px;
  }
  .age .lb {
    font-weight: 600;
    font-size: 14px;
  }
  .filters:popover-open,
  .sortform:popover-open {
    position: fixed;
    inset: auto 0 0;
    width: auto;
    max-height: 80dvh;
    margin: 0;
    padding: 16px 20px 20px;
    border: 0;
    border-radius: 24px 24px 0 0;
    background: var(--bg-raised);
    color: var(--text);
    box-shadow: var(--e-3);
    overflow: auto;
  }
  .sortform:popover-open .row {
    flex-wrap: wrap;
  }
  .filters:popover-open::backdrop,
  .sortform:popover-open::backdrop {
    background: var(--scrim);
  }
  @media (max-width: 1023px) {
    .filters:not(:popover-open),
    .sortform:not(:popover-open) {
      display: none;
    }
  }
  @media (min-width: 1024px) {
    .filters,
    .sortform {
      display: block;
      position: static;
      inset: auto;
      width: auto;
      height: auto;
      margin: 0;
      padding: 0;
      border: 0;
      background: none;
      color: inherit;
      overflow: visible;
    }
    .filters {
      align-self: start;
    }
    .filters-h {
      min-height: 44px;
      margin-bottom: 8px;
    }
  }
`;
