import type { ErrorArea } from './define.ts';

/**
 * Why a folder or a file could not be read, or an import not finished; nothing was changed then. What is wrong with the
 * items of a file are problems, and returned.
 */
export const importErrors = {
  IMPORT_FOLDER: { text: 'There is no folder "{folder}".', hint: 'Name the folder that contains content.json.' },
  IMPORT_FILE: {
    text: '{file} cannot be read: {reason}',
    hint: 'Name a folder with a content.json and its pictures.',
  },
  IMPORT_TOO_LARGE: {
    text: '{file} is larger than 10 MB.',
    hint: 'Pictures belong in files of their own next to it.',
  },
  IMPORT_JSON: {
    text: '{file} is not valid JSON: {reason}',
    hint: 'Open it in an editor that marks JSON mistakes.',
  },
  IMPORT_CHANGED: { text: '{what}', hint: 'Run the import again.' },
  IMPORT_LEFTOVERS: {
    text: 'The import failed ({reason}) and {count} of its files could not be deleted. The school is unchanged.',
    hint: 'Check the disk of DATA_DIR/media.',
  },
  CONTENT_WITHOUT_SCHOOL: {
    text: '{folder} does not describe a school.\n{problems}',
    hint: 'Correct what is named in its content.json.',
  },
  CSV_QUOTES: {
    text: 'Line {line}: a quote is not closed, or is followed by text.',
    hint: 'Close the quote; double those that belong to the text.',
  },
  CSV_ENCODING: {
    text: 'Save the file as CSV in UTF-8.',
    hint: 'Spreadsheets offer it among the file types of their export.',
  },
} as const satisfies ErrorArea;
