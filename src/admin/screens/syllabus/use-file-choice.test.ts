import { expect, it } from 'vitest';
import { withFiles } from './use-file-choice.ts';

const file = (name: string, size = 1) => ({ name, size, lastModified: 1 }) as File;

it('adds what is chosen to what was chosen before, each file once', () => {
  const [plan, notes] = [file('plan.pdf'), file('notes.pdf')];
  expect(withFiles([plan], [notes, file('plan.pdf')])).toEqual([plan, notes]);
  expect(withFiles([plan], [file('plan.pdf', 2)])).toHaveLength(2);
});
