import type { Command } from '#schemas/commands/define.ts';
import { openMediaStorage } from '#server/files/storage/open-storage.ts';
import { type CommandHandler, type CommandParams, type Progress, runCommand } from '#server/http/calls/command.ts';
import { callServer } from '#server/main/control/client.ts';
import { createLog } from '#server/main/log.ts';
import { openDatabase } from '#server/main/open-database.ts';
import { readEnvironment } from './environment.ts';

/** Runs a command in the server that uses this data folder, or on the database itself where none runs. */
export const runHandler = async <C extends Command, Result>(
  handler: CommandHandler<C, Result>,
  params: CommandParams<C>,
  progress: Progress = () => undefined,
): Promise<Result> => {
  const config = readEnvironment();
  const { dataDir } = config;
  const answer = await callServer(dataDir, { name: handler.contract.name, params, progress });
  if (answer) return answer.result as Result;
  const store = await openDatabase({
    databaseUrl: config.databaseUrl,
    dataDir,
    // Standard output is for the result.
    log: createLog('warn', 2),
    onSnapshotEveryMs: 0,
  });
  try {
    const storage = await openMediaStorage(config.media);
    const { secret, mediaQuota } = config;
    return await runCommand(handler, params, { store, storage, dataDir, secret, mediaQuota, progress });
  } finally {
    await store.close();
  }
};
