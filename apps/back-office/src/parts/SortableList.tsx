import {
  DndContext,
  KeyboardSensor,
  PointerSensor,
  closestCenter,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import type { ReactElement, ReactNode } from 'react';

const text = staffAppText.course.outline;

interface SortableListProps {
  /** Keys in their order, with what each is called. */
  items: readonly { key: string; name: string }[];
  onMove: (from: number, to: number) => void;
  children: ReactNode;
}

/** A list to put in order by dragging; what happens is told in Indonesian to who does not see it. */
export function SortableList({ items, onMove, children }: SortableListProps): ReactElement {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const keys = items.map(({ key }) => key);
  const at = (key: unknown): number => keys.indexOf(String(key));
  const tell = (active: unknown, over: unknown): string | undefined =>
    over === undefined ? undefined : text.moved(items[at(active)]?.name ?? '', at(over) + 1, keys.length);
  const end = ({ active, over }: DragEndEvent) => {
    if (over && active.id !== over.id) onMove(at(active.id), at(over.id));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={end}
      accessibility={{
        screenReaderInstructions: { draggable: text.dragHelp },
        announcements: {
          onDragStart: () => undefined,
          onDragOver: ({ active, over }) => tell(active.id, over?.id),
          onDragEnd: ({ active, over }) => tell(active.id, over?.id),
          onDragCancel: () => undefined,
        },
      }}
    >
      <SortableContext items={keys} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}
