import { css } from 'styled-components';

export const jobCardStyles = css`
  .jobCard {
    display: flex;
    flex-wrap: wrap;
    gap: 16px;
    border: 1px solid var(--line);
    border-radius: var(--r-m);
    padding: 18px;
  }
  .jobCard-logo {
    width: 56px;
    height: 56px;
    display: grid;
    place-items: center;
    border-radius: var(--r-s);
    background: var(--mengkudu-50);
    color: var(--mengkudu-600);
    flex: none;
  }
  .jobCard {
    position: relative;
    background: var(--bg-surface);
  }
  .jobCard:hover {
    border-color: var(--line-strong);
    box-shadow: var(--e-2);
  }
  .jobCard-logo {
    position: relative;
    overflow: hidden;
  }
  .jobCard-logo img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    padding: 6px;
    object-fit: contain;
  }
  .jobCard-logo:has(img:not([data-failed])) {
    background: #fff;
    color: transparent;
    box-shadow: inset 0 0 0 1px var(--line);
  }
  .jobCard-body {
    min-width: 0;
    flex: 1 1 9rem; /* with large letters below the mark */
  }
  .jobCard-title {
    font-size: 1rem;
    line-height: 1.375rem;
    font-weight: 700;
  }
  .jobCard-title a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: var(--r-m);
  }
  .jobCard-facts {
    --icon-size: 18px;
    display: flex;
    flex-wrap: wrap;
    gap: 4px 16px;
    margin: 10px 0;
    font-size: 0.875rem;
    color: var(--text-2);
  }
  .jobCard-foot {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 16px;
    justify-content: space-between;
    margin-top: 14px;
    padding-top: 12px;
    border-top: 1px dashed var(--line-strong);
  }
  .jobCard-facts li {
    display: flex;
    gap: 6px;
    align-items: center;
  }
`;
