import { css } from 'styled-components';

export const previewStyles = css`
  .preview {
    position: sticky;
    inset-block-end: 0;
    z-index: var(--z-header);
    display: flex;
    align-items: center;
    gap: 0.75rem;
    padding: 0.75rem var(--gutter);
    background: var(--bg-deep);
    color: var(--text-on-deep);
  }
`;
