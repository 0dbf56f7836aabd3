import { css } from 'styled-components';

export const fileUploadStyles = css`
  .up {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 12px;
  }
  .upz {
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
  .upz .i {
    color: var(--brand);
  }
  .upi {
    position: relative;
    aspect-ratio: 16/9;
    border-radius: var(--r-s);
    overflow: hidden;
  }
  .upz {
    cursor: pointer;
  }
  .upz:focus-within,
  .upz.is-over {
    border-color: var(--focus);
    outline: 3px solid var(--focus);
    outline-offset: 1px;
  }
  .up-error {
    grid-column: 1 / -1;
  }
  .upi {
    background: var(--bg-band);
  }
  .upi img {
    object-fit: cover;
    width: 100%;
    height: 100%;
  }
  .upi .iconbtn {
    position: absolute;
    right: 4px;
    top: 4px;
    background: var(--bg-surface);
  }
  .upi.bad {
    outline: 2.5px solid var(--danger);
    outline-offset: -2.5px;
  }
  .upi.bad span {
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
