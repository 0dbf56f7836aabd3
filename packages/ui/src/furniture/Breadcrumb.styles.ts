import { css } from 'styled-components';

export const breadcrumbStyles = css`
  .breadcrumb {
    font-size: 0.875rem;
    color: var(--ground-text-2, var(--text-2));
  }
  .breadcrumb ol,
  .breadcrumb li {
    display: flex;
    align-items: center;
    gap: 8px;
    min-width: 0;
    white-space: nowrap;
  }
  .breadcrumb li:not([aria-current]) {
    flex: none;
  }
  .breadcrumb ol {
    overflow: hidden;
  }
  .breadcrumb a {
    min-height: 44px;
    display: inline-flex;
    align-items: center;
    font-weight: 600;
    color: var(--ground-link, var(--link));
  }
  .breadcrumb a:hover {
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  .breadcrumb a:focus-visible {
    outline-offset: -3px;
  }
  .breadcrumb li[aria-current] {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;
