import { css } from 'styled-components';

export const avatarStyles = css`
  .avatar {
    width: 44px;
    height: 44px;
    border-radius: 50%;
    display: grid;
    place-items: center;
    flex: none;
    overflow: hidden;
    font-weight: 800;
    font-size: 1rem;
    background: var(--soga-100);
    color: var(--soga-700);
    position: relative;
  }
  .avatar.avatar-nila {
    background: var(--nila-100);
    color: var(--nila-700);
  }
  .avatar.avatar-daun {
    background: var(--daun-100);
    color: var(--daun-700);
  }
  .avatar.avatar-mengkudu {
    background: var(--mengkudu-100);
    color: var(--mengkudu-700);
  }
  .avatar.avatar-kunyit {
    background: var(--kunyit-100);
    color: var(--kunyit-800);
  }
  .avatar-small {
    width: 32px;
    height: 32px;
    font-size: 0.8125rem;
  }
  .avatar-large {
    width: var(--avatar-size, 64px);
    height: var(--avatar-size, 64px);
    font-size: var(--avatar-letters, 22px);
  }
  .avatar img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  .avatar-button {
    border-radius: 50%;
  }
`;
