import type { Command } from 'commander';

export const registerSnapshotRestore = (snapshot: Command): void => {
  snapshot
    .command('restore')
    .description('Restore a snapshot, while no server runs')
    .argument('<file>', 'a file of DATA_DIR/snapshots')
    .option('--replace', 'move the existing database aside', false)
    .action(async (file: string, options) =>
      (await import('../actions/snapshot-restore.ts')).snapshotRestoreCommand(file, options),
    );
};
