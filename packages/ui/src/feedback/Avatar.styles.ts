import { css } from 'styled-components';

export const avatarStyles = css`
  .ava {
    width: 44px;
    height: 44px;
    border-radius: 50%;
    display: grid;
    place-items: center;
    flex: none;
    overflow: hidden;
    font-weight: 800;
    font-size: 16px;
    background: var(--soga-100);
    color: var(--soga-700);
    position: relative;
  }
  .ava.nila {
    background: var(--nila-100);
    color: var(--nila-700);
  }
  .ava.daun {
    background: var(--daun-100);
    color: var(--daun-700);
  }
  .ava.mengkudu {
    background: var(--mengkudu-100);
    color: var(--mengkudu-700);
  }
  .ava.kunyit {
    background: var(--kunyit-100);
    color: var(--kunyit-800);
  }
  .ava-s {
    width: 32px;
    height: 32px;
    font-size: 13px;
  }
  .ava-l {
    width: 64px;
    height: 64px;
    font-size: 22px;
  }
  .ava img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  .ava-btn {
    border-radius: 50%;
  }
`;
