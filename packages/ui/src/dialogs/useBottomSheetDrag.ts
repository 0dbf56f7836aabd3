import { closesBottomSheet } from '@suluh/domain/bottom-sheet';
import { useRef, type PointerEvent, type RefObject } from 'react';

interface BottomSheetDrag {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
}

/**
 * Dragging a bottom sheet by its grabber: past half its height it closes, else it springs back
 * (docs/product/dialogs.md).
 */
export function useBottomSheetDrag(panel: RefObject<HTMLElement | null>, onClose: () => void): BottomSheetDrag {
  const startY = useRef<number | null>(null);
  function offset(event: PointerEvent<HTMLElement>): number {
    return startY.current === null ? 0 : Math.max(0, event.clientY - startY.current);
  }
  function release(event: PointerEvent<HTMLElement>, cancelled: boolean): void {
    const element = panel.current;
    const distance = offset(event);
    startY.current = null;
    if (!element) return;
    element.style.transform = '';
    if (!cancelled && closesBottomSheet({ draggedPx: distance, heightPx: element.offsetHeight })) onClose();
  }
  return {
    onPointerDown(event) {
      startY.current = event.clientY;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event) {
      if (startY.current === null || !panel.current) return;
      panel.current.style.transform = `translateY(${offset(event)}px)`;
    },
    onPointerUp: (event) => release(event, false),
    onPointerCancel: (event) => release(event, true),
  };
}
