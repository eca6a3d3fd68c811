import { apiErrors } from './api.ts';
import { backupErrors } from './backup.ts';
import { commandLineErrors } from './command-line.ts';
import { importErrors } from './import.ts';
import { mediaErrors } from './media.ts';
import { startErrors } from './start.ts';
import { storeErrors } from './store.ts';
import { themeErrors } from './themes.ts';

/** Every failure that is told by its code, by area. A code is in one area only. */
export const errorAreas = {
  api: apiErrors,
  store: storeErrors,
  media: mediaErrors,
  import: importErrors,
  backup: backupErrors,
  start: startErrors,
  commandLine: commandLineErrors,
  themes: themeErrors,
} as const;

export const errorCatalog = {
  ...apiErrors,
  ...storeErrors,
  ...mediaErrors,
  ...importErrors,
  ...backupErrors,
  ...startErrors,
  ...commandLineErrors,
  ...themeErrors,
} as const;

type ErrorCatalog = typeof errorCatalog;

export type ErrorCode = keyof ErrorCatalog;

type PlaceIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | PlaceIn<Rest> : never;

/** What the text and the hint of a failure are filled with. */
export type ErrorParams<Code extends ErrorCode> = Readonly<
  Record<PlaceIn<ErrorCatalog[Code]['text'] | ErrorCatalog[Code]['hint']>, string | number>
>;
