import { type Config } from '#server/main/config.ts';
/** Takes the file `.env` of the current folder, where it stands, into the environment, whose own values win. */
export declare const loadEnvironmentFile: () => void;
/** The settings from the environment and the file `.env`. */
export declare const readEnvironment: () => Config;
