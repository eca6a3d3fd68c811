import { pino } from 'pino';
import { openStore } from '#server/store/open-store.ts';
import { createDatabase, startPostgres } from '../support/postgres.ts';
import { type Figure, percentile } from './result.ts';

const edits = 300;

/** How long after a commit on one node another has heard of it and dropped its pages. */
export const benchNodes = async (): Promise<Figure[]> => {
  const server = await startPostgres();
  if (!server) throw new Error('No PostgreSQL 15 or newer was found. Install one, or set TEST_DATABASE_URL.');
  const database = await createDatabase(server.url, 'bench');
  const open = () => openStore({ databaseUrl: database.url, dataDir: '', log: pino({ level: 'silent' }) });
  const first = await open();
  const second = await open();
  try {
    const delays: number[] = [];
    for (let edit = 0; edit < edits; edit++) {
      const tag = `school:1:edit-${edit}`;
      const received = new Promise<number>((resolve) => {
        const stop = second.onCommit((tags) => {
          if (!tags.includes(tag)) return;
          stop();
          resolve(performance.now());
        });
      });
      await first.school(0, async ({ touch }) => touch(tag));
      const committed = performance.now();
      delays.push(Math.max(0, (await received) - committed));
    }
    const at = (share: number): number => percentile(delays, share);
    return [
      { name: 'nodes: until the other has heard of a commit, 95th percentile', value: at(0.95), unit: 'ms' },
      { name: 'nodes: the longest', value: at(1), unit: 'ms', limit: 200 },
    ];
  } finally {
    await second.close();
    await first.close();
    await database.drop();
    await server.stop();
  }
};
