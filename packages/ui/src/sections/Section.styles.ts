import { css } from 'styled-components';

export const sectionStyles = css`
  .sec {
    padding-top: 48px;
  }
  .sec-band {
    margin-top: 48px;
    padding-block: 44px;
    background: var(--bg-band);
  }
  .sec-h {
    display: flex;
    align-items: flex-end;
    gap: 16px;
    margin-bottom: 20px;
  }
  .sec-h > div:first-child {
    flex: 1;
    min-width: 0;
  }
  .sec-h p {
    color: var(--text-2);
    margin-top: 6px;
  }
  .sec-h .all {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-height: 44px;
    font-weight: 700;
    color: var(--link);
    white-space: nowrap;
    flex: none;
  }
  .sec-h .all:hover span {
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  .arrows {
    display: none;
    gap: 8px;
  }
  .arrow {
    width: 48px;
    height: 48px;
    border-radius: 50%;
    border: 1.5px solid var(--line-control);
    background: var(--bg-surface);
    display: grid;
    place-items: center;
    color: var(--brand);
  }
  .arrow:hover {
    background: var(--brand-soft);
    border-color: var(--brand);
  }
  .arrow[disabled] {
    color: var(--text-disabled);
    border-color: var(--line-strong);
    background: transparent;
  }
  @media (min-width: 768px) {
    .sec {
      padding-top: 80px;
    }
    .sec-band {
      margin-top: 80px;
      padding-block: 72px;
    }
    .sec-h {
      margin-bottom: 28px;
    }
    .arrows {
      display: flex;
    }
  }
`;
