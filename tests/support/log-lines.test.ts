import { expect, it } from 'vitest';
import { createLogLines } from './log-lines.ts';

it('a log is quiet without warnings and errors other than those announced', () => {
  const log = createLogLines([/"A page failed\."/]);
  log.add({ level: 30, msg: 'request' });
  log.add({ level: 50, msg: 'A page failed.' });
  expect(() => log.requireQuiet()).not.toThrow();
  log.add({ level: 40, msg: 'A source failed.', source: 'banners' });
  expect(() => log.requireQuiet()).toThrow('"source":"banners"');
  log.announce(/banners/);
  expect(() => log.requireQuiet()).not.toThrow();
});
