/**
 * A bottom sheet closes when it was dragged down by more than half its height, in px (docs/product/dialogs.md#sheets).
 */
export function closesBottomSheet({ draggedPx, heightPx }: { draggedPx: number; heightPx: number }): boolean {
  return draggedPx > heightPx / 2;
}
