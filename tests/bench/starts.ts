import { readFile, rm } from 'node:fs/promises';
import { createDatabase, startPostgres } from '../support/postgres.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { scratch } from '../support/template.ts';
import { type Figure, median } from './result.ts';

const rounds = 5;
/** Linux counts the time of processes in hundredths of a second, whatever the machine. */
const ticksPerSecond = 100;

type Env = Readonly<Record<string, string>> & { readonly DATA_DIR: string };

/** Seconds of CPU that a process and its threads have taken: proc_pid_stat(5), fields 14 and 15. */
const cpuOf = async ({ child }: RunningServer): Promise<number> => {
  const stat = await readFile(`/proc/${child.pid}/stat`, 'utf8');
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13);
  return (Number(user) + Number(system)) / ticksPerSecond;
};

/** Starts the server and asks for a school's home page; the CPU of both, in seconds. */
const start = async (env: Env): Promise<{ server: RunningServer; cpu: number }> => {
  const server = await startServer({ ...env, NODE_ENV: 'production' });
  const { status } = await server.get('/', { host: `amaltas.localhost:${server.port}` });
  if (status !== 200) throw new Error(`The first page was answered with ${status}.`);
  return { server, cpu: await cpuOf(server) };
};

/** By turns, so that a machine that is busy for a while is so for both. */
const measure = async (name: string, env: Env): Promise<Figure[]> => {
  const killed: number[] = [];
  const stopped: number[] = [];
  let { server } = await start(env);
  for (let round = 0; round < rounds; round++) {
    server.child.kill('SIGKILL');
    await server.exited;
    const afterKill = await start(env);
    killed.push(afterKill.cpu);
    await afterKill.server.stop();
    const afterStop = await start(env);
    stopped.push(afterStop.cpu);
    server = afterStop.server;
  }
  await server.stop();
  const [ofKill, ofStop] = [median(killed), median(stopped)];
  return [
    { name: `starts: to the first page after a kill, CPU, ${name}`, value: ofKill, unit: 's', limit: 3 },
    { name: `starts: the same against after a stop, ${name}`, value: ofKill / ofStop, unit: 'x', limit: 1.5 },
  ];
};

/** What a start with the demo schools takes until a page is there, after a kill and after a stop. */
export const benchStarts = async (): Promise<Figure[]> => {
  const postgres = await startPostgres();
  if (!postgres) throw new Error('No PostgreSQL 15 or newer was found. Install one, or set TEST_DATABASE_URL.');
  const database = await createDatabase(postgres.url, 'bench');
  const folders = [scratch(), scratch()] as const;
  try {
    return [
      ...(await measure('embedded', { DATA_DIR: folders[0] })),
      ...(await measure('PostgreSQL', { DATA_DIR: folders[1], DATABASE_URL: database.url })),
    ];
  } finally {
    await database.drop();
    await postgres.stop();
    for (const folder of folders) await rm(folder, { recursive: true, force: true });
  }
};
