import { ApiError } from '../http/apiError.ts';
import { closeDoor, listDoors, listDoubles, listSchedules, openDoor } from './doors.ts';
import type { ClassServices } from './found.ts';
import type { ClassesCommand } from './readCommand.ts';
import { attend, countSessions, setHours, takeBack, writeSheet } from './sessions.ts';

/** What a command comes to: lines for the terminal and the exit code. */
interface Said {
  lines: string[];
  exitCode: 0 | 1;
}

function said(services: ClassServices, { words, by: asker }: ClassesCommand): Promise<string[]> {
  const by = asker ?? ''; // deeds have one (readCommand.ts), and nothing else asks for it
  switch (words[0]) {
    case 'list':
      return listSchedules(services);
    case 'doors':
      return listDoors(services, words[1]);
    case 'door':
      return openDoor(services, { eventId: words[1], holder: words[2], by });
    case 'close':
      return closeDoor(services, { eventId: words[1], passId: words[2], by });
    case 'doubles':
      return listDoubles(services, words[1]);
    case 'sessions':
      return countSessions(services, { courseId: words[1], count: words[2], by });
    case 'hours': {
      const [, eventId, ...sessions] = words;
      return setHours(services, { eventId, sessions, by });
    }
    case 'attend': {
      const [, eventId, no, ...learners] = words;
      return attend(services, { eventId, no, learners, by });
    }
    case 'absent':
      return takeBack(services, { eventId: words[1], no: words[2], learner: words[3], by });
    case 'sheet':
      return writeSheet(services, { eventId: words[1], no: words[2], file: words[3] });
  }
}

/** Looks after classes: links to doors, attendance, sheets. */
export async function runCommand(services: ClassServices, asked: ClassesCommand): Promise<Said> {
  try {
    return { lines: await said(services, asked), exitCode: 0 };
  } catch (error) {
    if (error instanceof ApiError) return { lines: [error.message], exitCode: 1 };
    throw error;
  }
}
