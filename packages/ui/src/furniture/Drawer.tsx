'use client';
import { useRef, type ReactElement, type ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';

interface DrawerProps {
  labels: { open: string; close: string; menu: string };
  logo: ReactNode;
  /** `DrawerProfile` when logged in, login and register buttons otherwise. */
  head: ReactNode;
  /** `MenuLinks`, and a button for 'Minat Pelatihan'. */
  children: ReactNode;
  /** 'Keluar'; only when logged in. */
  logout?: { label: string; onPress: () => void };
  /** Called before it opens. */
  onOpen?: () => void;
}

/** Menu button of the phone header with the drawer it opens, 324 px wide (docs/product/navigation.md#drawer). */
export function Drawer({ labels, logo, head, children, logout, onOpen }: DrawerProps): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button
        type="button"
        className="iconButton"
        aria-label={labels.open}
        aria-haspopup="dialog"
        onClick={() => {
          onOpen?.();
          dialog.current?.showModal();
        }}
      >
        <Icon name="list" size={24} />
      </button>
      <dialog
        ref={dialog}
        className="drawer"
        aria-label={labels.menu}
        onClick={(event) => {
          const target = event.target as HTMLElement;
          if (target === event.currentTarget || target.closest('a, [data-opens]')) event.currentTarget.close();
        }}
      >
        <div className="drawer-head">
          <span className="header-logo">{logo}</span>
          <button
            type="button"
            className="iconButton"
            aria-label={labels.close}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="close" size={24} />
          </button>
        </div>
        {head}
        <nav className="drawer-links" aria-label={labels.menu}>
          {children}
        </nav>
        {logout && (
          <button
            type="button"
            className="drawer-logOut"
            onClick={() => {
              dialog.current?.close();
              logout.onPress();
            }}
          >
            <Icon name="sign-out" size={24} />
            {logout.label}
          </button>
        )}
      </dialog>
    </>
  );
}
