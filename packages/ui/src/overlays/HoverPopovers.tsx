'use client';
import { useEffect } from 'react';

/** Long enough that a mouse on its way elsewhere opens nothing, and can cross the gap to what is open. */
const OPEN_DELAY_MS = 150;
const CLOSE_DELAY_MS = 300;

const boxOf = (event: Event): Element | null =>
  event.target instanceof Element ? event.target.closest('[data-hover-popover]') : null;
const isOpen = (panel: HTMLElement): boolean => panel.matches(':popover-open');

/**
 * Island without a look, once in a page: opens each `Popover` a mouse rests on, and closes it when the mouse has left.
 * A press keeps it open. A finger or a pen only presses (docs/product/navigation.md#popover-menus).
 */
export function HoverPopovers(): null {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let hovered: HTMLElement | null = null;
    const restOn = (panel: HTMLElement | null) => {
      clearTimeout(timer);
      if (panel === hovered) return;
      const change = () => {
        if (hovered && isOpen(hovered)) hovered.hidePopover();
        hovered = panel && !isOpen(panel) ? panel : null;
        hovered?.showPopover();
      };
      timer = setTimeout(change, panel ? OPEN_DELAY_MS : CLOSE_DELAY_MS);
    };
    const onOver = (event: PointerEvent) => {
      if (event.pointerType === 'mouse') restOn(boxOf(event)?.querySelector<HTMLElement>('[popover]') ?? null);
    };
    const onLeaveWindow = () => restOn(null);
    const onClick = (event: MouseEvent) => {
      clearTimeout(timer);
      const onButton = event.target instanceof Element && event.target.closest('[popovertarget]');
      if (onButton && hovered && isOpen(hovered) && boxOf(event)?.contains(hovered)) event.preventDefault(); // resting opened it: the press must not close it
      hovered = null;
    };
    document.addEventListener('pointerover', onOver, { passive: true });
    document.documentElement.addEventListener('pointerleave', onLeaveWindow);
    document.addEventListener('click', onClick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerover', onOver);
      document.documentElement.removeEventListener('pointerleave', onLeaveWindow);
      document.removeEventListener('click', onClick);
    };
  }, []);
  return null;
}
