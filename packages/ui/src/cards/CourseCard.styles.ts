import { css } from 'styled-components';

export const courseCardStyles = css`
  .courseCard {
    --focus-ring: var(--focus);
    container: courseCard / inline-size;
    position: relative;
    display: flex;
    flex-direction: column;
    min-width: 0;
    color: var(--text);
    background: var(--bg-surface);
    border: 1px solid var(--line);
    border-radius: var(--r-m);
    overflow: hidden;
    transition:
      box-shadow var(--t-base) var(--ease),
      border-color var(--t-base) var(--ease);
  }
  .courseCard:hover {
    border-color: var(--line-strong);
    box-shadow: var(--e-2);
  }
  .courseCard:hover .courseCard-title {
    color: var(--link);
  }
  .courseCard-title a:focus-visible {
    outline: 0;
  }
  .courseCard-title a:focus-visible::after {
    outline: 3px solid var(--focus);
    outline-offset: -3px;
  }
  .courseCard-body {
    flex: 1;
    display: flex;
    flex-direction: column;
    gap: 8px;
    padding: 12px 16px 16px;
  }
  .courseCard-tags {
    display: flex;
    gap: 6px;
    flex-wrap: wrap;
    height: 1.5rem;
    overflow: hidden;
  }
  .courseCard-title {
    font-size: var(--fs-title);
    line-height: 1.375rem;
    font-weight: 700;
    letter-spacing: -0.006em;
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
    min-height: 2.75rem;
  }
  .courseCard-title a::after {
    content: '';
    position: absolute;
    inset: 0;
    z-index: 1;
    border-radius: var(--r-m);
  }
  .courseCard-partner {
    --icon-size: 16px;
    display: flex;
    align-items: center;
    gap: 6px;
    font-size: 0.875rem;
    line-height: 1.25rem;
    color: var(--text-2);
    min-width: 0;
  }
  .courseCard-partner span,
  .courseCard-location span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .courseCard-location {
    --icon-size: 16px;
    display: flex;
    align-items: center;
    gap: 6px;
    font-size: 0.875rem;
    line-height: 1.25rem;
    color: var(--soga);
    font-weight: 600;
    min-width: 0;
  }
  .courseCard .courseCard-price {
    margin-top: auto;
    padding-top: 8px;
    display: flex;
    flex-direction: column;
    justify-content: flex-end;
  }
  .courseCard-action {
    position: relative;
    z-index: 2;
    margin-top: auto;
    padding-top: 8px;
    display: grid;
  }
  @container courseCard (max-width: 239px) {
    .courseCard-body {
      padding: 10px 10px 12px;
      gap: 6px;
    }
    .courseCard-title {
      font-size: 0.875rem;
      line-height: 1.25rem;
      min-height: 2.5rem;
    }
    .courseCard-partner,
    .courseCard-location {
      font-size: 0.8125rem;
      line-height: 1.125rem;
    }
    .courseCard-partner i {
      display: none;
    }
    .courseCard-tags {
      height: 1.375rem;
    }
  }
`;
