import { useSortable } from '@dnd-kit/sortable';
import { Box, IconButton } from '@mui/material';
import type { ReactElement, ReactNode } from 'react';

interface SortableRowProps {
  id: string;
  /** Name of what moves, for the handle. */
  handle: string;
  children: ReactNode;
}

/** A row that can be dragged by its handle, with a pointer or the keyboard. */
export function SortableRow({ id, handle, children }: SortableRowProps): ReactElement {
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({ id });
  return (
    <Box
      ref={setNodeRef}
      style={{
        transform: transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : undefined,
        transition,
        position: 'relative',
        zIndex: isDragging ? 1 : undefined,
      }}
      sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5, bgcolor: 'background.paper' }}
    >
      <IconButton aria-label={handle} {...attributes} {...listeners} sx={{ cursor: 'grab', touchAction: 'none' }}>
        <span aria-hidden="true">⠿</span>
      </IconButton>
      <Box sx={{ flex: 1, minWidth: 0 }}>{children}</Box>
    </Box>
  );
}
