import { openMediaStorage } from '#server/files/storage/open-storage.ts';
import type { Operation, Progress } from '#server/http/calls/operation.ts';
import { callServer } from '#server/main/control/client.ts';
import { openDatabase } from '#server/main/open-database.ts';
import { createLog } from '#server/main/serve.ts';
import { readEnvironment } from './environment.ts';

/** Runs an operation in the server that uses this data folder, or on the database itself where none runs. */
export const runOperation = async <Params, Result>(
  operation: Operation<Params, Result>,
  params: Params,
  progress: Progress = () => undefined,
): Promise<Result> => {
  const config = readEnvironment();
  const { dataDir } = config;
  const answer = await callServer(dataDir, { name: operation.name, params, progress });
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
    return await operation.run({ store, storage, dataDir, secret, mediaQuota, progress }, params);
  } finally {
    await store.close();
  }
};
