import { css } from 'styled-components';

export const filterGroupsStyles = css`
  .filterGroups {
    border-top: 1px solid var(--line);
    padding: 4px 0;
  }
  .filterGroups-sheet > .filterGroups:first-child {
    border-top: 0;
  }
  .filterGroups-waits {
    display: none;
  }
  form:has([name='courseType[]'][value='offline']:checked) .filterGroups-waits {
    display: block;
  }
  .filterGroups > summary {
    list-style: none;
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 48px;
    font-weight: 700;
    cursor: pointer;
  }
  .filterGroups > summary::-webkit-details-marker {
    display: none;
  }
  .filterGroups-caret {
    color: var(--brand);
  }
  .filterGroups[open] > summary .filterGroups-caret {
    transform: rotate(180deg);
  }
  .filterGroups > div {
    padding-bottom: 10px;
  }
  .filterGroups > summary:focus-visible,
  .filterGroups-more > summary:focus-visible {
    outline-offset: -3px;
  }
  .filterGroups-more > summary {
    display: flex;
    align-items: center;
    min-height: 44px;
    font-weight: 700;
    color: var(--link);
    font-size: 0.9375rem;
    cursor: pointer;
    list-style: none;
  }
  .filterGroups-more > summary::-webkit-details-marker {
    display: none;
  }
  .filterGroups-more:not([open]) .filterGroups-less,
  .filterGroups-more[open] .filterGroups-all {
    display: none;
  }
  .filterGroups-more[open] {
    display: flex;
    flex-direction: column-reverse;
  }
  .filterGroups-age {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 12px;
  }
  .filterGroups-age .filterGroups-ageLabel {
    font-weight: 600;
    font-size: 0.875rem;
  }
  .filterGroups-filters:popover-open,
  .filterGroups-sort:popover-open {
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
  .filterGroups-sort:popover-open .filterGroups-sortRow {
    flex-wrap: wrap;
  }
  .filterGroups-filters:popover-open::backdrop,
  .filterGroups-sort:popover-open::backdrop {
    background: var(--scrim);
  }
  @media (max-width: 1023px) {
    .filterGroups-filters:not(:popover-open),
    .filterGroups-sort:not(:popover-open) {
      display: none;
    }
  }
  @media (min-width: 1024px) {
    .filterGroups-filters,
    .filterGroups-sort {
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
    .filterGroups-filters {
      align-self: start;
    }
    .filterGroups-head {
      min-height: 44px;
      margin-bottom: 8px;
    }
  }
`;
