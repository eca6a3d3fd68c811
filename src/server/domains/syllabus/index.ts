import type { Handler } from '#server/http/calls/handle.ts';
import { addSyllabusHandler } from './add.ts';
import { listSyllabusesHandler } from './list.ts';
import { removeSyllabusHandler } from './remove.ts';

/** What the calls of syllabuses do. */
export const syllabusHandlers: readonly Handler[] = [addSyllabusHandler, listSyllabusesHandler, removeSyllabusHandler];
