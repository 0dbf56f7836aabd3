import { css } from 'styled-components';

export const sectionStyles = css`
  .section {
    padding-top: 48px;
  }
  .section-band {
    margin-top: 48px;
    padding-block: 44px;
    background: var(--bg-band);
  }
  .section-head {
    display: flex;
    align-items: flex-end;
    gap: 16px;
    margin-bottom: 20px;
  }
  .section-head > div:first-child {
    flex: 1;
    min-width: 0;
  }
  .section-head p {
    color: var(--text-2);
    margin-top: 6px;
  }
  .section-head .section-all {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-height: 44px;
    font-weight: 700;
    color: var(--link);
    white-space: nowrap;
    flex: none;
  }
  .section-head .section-all:hover span {
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  .section-arrows {
    display: none;
    gap: 8px;
  }
  .section-arrow {
    width: 48px;
    height: 48px;
    border-radius: 50%;
    border: 1.5px solid var(--line-control);
    background: var(--bg-surface);
    display: grid;
    place-items: center;
    color: var(--brand);
  }
  .section-arrow:hover {
    background: var(--brand-soft);
    border-color: var(--brand);
  }
  .section-arrow[disabled] {
    color: var(--text-disabled);
    border-color: var(--line-strong);
    background: transparent;
  }
  @media (min-width: 768px) {
    .section {
      padding-top: 80px;
    }
    .section-band {
      margin-top: 80px;
      padding-block: 72px;
    }
    .section-head {
      margin-bottom: 28px;
    }
    .section-arrows {
      display: flex;
    }
  }
`;
