import type { ErrorArea } from './define.ts';

/** A backup that cannot be brought back. */
export const backupErrors = {
  BACKUP_BROKEN: {
    text: '{file} is not a backup, or it is damaged.',
    hint: 'Name a file written by schoolyard backup.',
  },
  BACKUP_FORMAT: { text: 'This backup was written by a newer version.', hint: 'Upgrade first.' },
  BACKUP_NEWER: {
    text: 'The backup is of a newer database: it has {migration}, this one {newest}.',
    hint: 'Upgrade this installation first.',
  },
  BACKUP_TABLE: { text: 'There is no table "{table}" here.', hint: 'Upgrade this installation first.' },
  BACKUP_EMPTY: { text: 'The backup contains no school.', hint: 'Name another file.' },
  BACKUP_NOT_ALONE: {
    text: 'There are schools in this installation already, and a full backup does not replace existing schools.',
    hint: 'Restore into an empty DATA_DIR or database, before its first start.',
  },
  BACKUP_SCHOOL_THERE: {
    text: 'A school "{slug}" already exists.',
    hint: 'Use --replace to replace it with the one in the backup; back up the existing one first.',
  },
  BACKUP_KEY_TAKEN: {
    text: 'A key or a domain of the school is used by another school here, so nothing was restored.',
    hint: 'Remove it there first, or restore into another installation.',
  },
  BACKUP_FILE_DIFFERS: {
    text: 'The file {key} exists here with different content, so nothing was restored.',
    hint: 'The school here is a different one of the same name: restore into another installation.',
  },
} as const satisfies ErrorArea;
