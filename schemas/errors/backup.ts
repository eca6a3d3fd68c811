import type { ErrorArea } from './define.ts';

/** A backup that cannot be brought back. */
export const backupErrors = {
  BACKUP_BROKEN: {
    text: '{file} is no backup, or is damaged.',
    hint: 'Name a file that schoolyard backup has written.',
  },
  BACKUP_FORMAT: { text: 'The backup has a format of a newer version.', hint: 'Upgrade first.' },
  BACKUP_NEWER: {
    text: 'The backup is of a newer database ({migration}; here {newest}).',
    hint: 'Upgrade this installation first.',
  },
  BACKUP_TABLE: { text: 'There is no table "{table}" here.', hint: 'Upgrade this installation first.' },
  BACKUP_EMPTY: { text: 'The backup has no school in it.', hint: 'Name another file.' },
  BACKUP_NOT_ALONE: {
    text: 'There are schools in this installation already, and a whole backup replaces nothing.',
    hint: 'Restore into an empty DATA_DIR or database, before its first start.',
  },
  BACKUP_SCHOOL_THERE: {
    text: 'There is a school "{slug}" already.',
    hint: 'Use --replace to put the backup in its place; make a backup of what is there first.',
  },
  BACKUP_KEY_TAKEN: {
    text: 'A key or a domain of the school is used by another school here, so nothing was restored.',
    hint: 'Remove it there first, or restore into another installation.',
  },
  BACKUP_FILE_DIFFERS: {
    text: 'The file {key} is here with another content, so nothing was restored.',
    hint: 'The school here is another one of the same name: restore into another installation.',
  },
} as const satisfies ErrorArea;
