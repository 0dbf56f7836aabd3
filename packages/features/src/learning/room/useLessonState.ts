'use client';
import { useRoom } from './RoomProvider.tsx';

/** A lesson as the room knows it now; as it was given when the curriculum does not name it. */
export function useLessonState<Lesson extends { id: number }>(lesson: Lesson) {
  const { learning } = useRoom();
  return { ...lesson, ...learning.parts.flatMap((part) => part.lessons).find(({ id }) => id === lesson.id) };
}
