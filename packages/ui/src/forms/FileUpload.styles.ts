import { css } from 'styled-components';

export const fileUploadStyles = css`
  .fileUpload {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 12px;
  }
  .fileUpload-zone {
    grid-column: 1 / -1;
    display: grid;
    justify-items: center;
    gap: 4px;
    padding: 18px;
    border: 1.5px dashed var(--line-control);
    border-radius: var(--r-s);
    background: var(--bg-sunken);
    color: var(--text);
  }
  .fileUpload-icon {
    color: var(--brand);
  }
  .fileUpload-file {
    position: relative;
    aspect-ratio: 16/9;
    border-radius: var(--r-s);
    overflow: hidden;
  }
  .fileUpload-zone {
    cursor: pointer;
  }
  .fileUpload-zone:focus-within,
  .fileUpload-zone.fileUpload-over {
    border-color: var(--focus);
    outline: 3px solid var(--focus);
    outline-offset: 1px;
  }
  .fileUpload-error {
    grid-column: 1 / -1;
  }
  .fileUpload-file {
    background: var(--bg-band);
  }
  .fileUpload-file img {
    object-fit: cover;
    width: 100%;
    height: 100%;
  }
  .fileUpload-remove {
    position: absolute;
    right: 4px;
    top: 4px;
    background: var(--bg-surface);
  }
  .fileUpload-file.fileUpload-refused {
    outline: 2.5px solid var(--danger);
    outline-offset: -2.5px;
  }
  .fileUpload-file.fileUpload-refused span {
    position: absolute;
    left: 0;
    right: 0;
    bottom: 0;
    background: var(--danger);
    color: var(--on-danger);
    font-size: 13px;
    font-weight: 700;
    padding: 4px 10px;
  }
`;
