import type { ErrorArea } from './define.ts';

/** Failures of the database and of what is kept about it. */
export const storeErrors = {
  COMMIT_LOST: {
    text: 'The connection to the database was lost during a commit: {reason}',
    hint: 'The commit may have succeeded or failed. Read the rows to know.',
  },
  DATABASE_BUSY: {
    text: 'No database connection became free in time.',
    hint: 'Try again later. If this happens without load, look for a transaction that is opened inside another one.',
  },
  DATABASE_DOWN: {
    text: 'The database does not answer: {reason}',
    hint: 'Check that the database of DATABASE_URL runs and accepts connections; requests work again once it does.',
  },
  DATABASE_IN_USE: {
    text: 'Process {pid} already uses the embedded database in {folder}. It allows one process at a time.',
    hint: 'Stop process {pid}, or give this one another DATA_DIR.',
  },
  DATABASE_LOCK: {
    text: 'The database lock {file} is not readable, so its owner is unknown.',
    hint: 'Make sure that no Schoolyard process uses this directory, then delete the file.',
  },
  DATABASE_NEWER: {
    text: 'The database has the migration {migration}, which this version of Schoolyard does not know.',
    hint: 'Start the newer version again, or restore a backup that was made before the upgrade.',
  },
  DATABASE_ROLE: { text: 'The application role {role} {what}.', hint: 'As an administrator run: {sql}' },
  DATABASE_STOPPED: {
    text: '{what}',
    hint: 'See the log for the cause; a full or failing disk is the usual one. A restart recovers every commit.',
  },
  DATABASE_THERE: {
    text: '{folder} already contains a database.',
    hint: 'Use --replace, which moves it aside and keeps it, or restore into another DATA_DIR.',
  },
  MIGRATION_CHANGED: {
    text: 'The migration {migration} was changed after this database had run it.',
    hint: 'Restore the migration as it was and put the change into a new one.',
  },
  SCHOOL_ID: {
    text: "{schoolId} is not a school's id.",
    hint: 'Pass the id of a row of schools; 0 is the platform.',
  },
  SLUG_TAKEN: { text: 'The slug "{slug}" is, or was, another school\'s.', hint: 'Choose another one.' },
  SNAPSHOT_BROKEN: { text: '{file} could not be restored.', hint: 'Use another file of DATA_DIR/snapshots.' },
  SNAPSHOT_OF_POSTGRES: {
    text: 'Snapshots are made of the embedded database only.',
    hint: 'Use pg_dump or the backups of your PostgreSQL.',
  },
  TRANSACTION_ABORTED: {
    text: 'Nothing was saved: a statement of the transaction had failed, and its error was caught inside the work.',
    hint: 'Let the error of a failed statement leave the work, or run the statement in a savepoint (db.transaction).',
  },
  TRANSACTION_ENDED: {
    text: 'A query was sent after its transaction had ended.',
    hint: 'Await every query inside the work; with several at once, use Promise.allSettled or await them in turn.',
  },
} as const satisfies ErrorArea;
